import type { StaticSetName, StaticSets } from '@vitrin/content'
import { z } from 'zod'
import { contentDocuments } from './documents'

const text = z.string().min(1)
const image = z.strictObject({ webp: text, fallback: text })
const amount = z.number().min(0)
const banner = z.strictObject({
  title: text,
  subtitle: text.optional(),
  link: text,
  button_text: text.optional(),
  image,
})
const listedImage = { alt: z.string(), link: text.optional(), image }

/** The schema of each static set (contract §15.24). */
export const staticSets: { readonly [Name in StaticSetName]: z.ZodType<StaticSets[Name]> } = {
  promoted_offers: z.strictObject({
    mainBanners: z.array(banner),
    smallBanners: z.array(banner),
    productBanners: z.array(banner),
    menuAsideBanners: z.array(banner),
  }),
  'main-images': z.strictObject({ images: z.array(z.strictObject(listedImage)) }),
  'instagram-images': z.strictObject({ instagramImages: z.array(z.strictObject(listedImage)) }),
  portfolio_images: z.strictObject({
    portfolioImages: z.array(z.strictObject({ title: text, category: text.optional(), ...listedImage })),
  }),
  'default-content': z.strictObject({
    content: z.array(z.strictObject({ title: text, message: z.array(text).min(1) })),
  }),
  site_info: z.strictObject({
    name: text,
    organisationNumber: text.optional(),
    phone: z.strictObject({
      shown: text,
      number: z.string().regex(/^\+\d{6,15}$/, 'should be a number such as +46846500421'),
    }),
    email: z.email('should be an e-mail address'),
    address: z.strictObject({ street: text, postcode: text, city: text, country: text }),
    openingHours: z.array(z.strictObject({ days: text, hours: text })),
    helpLinks: z.array(z.strictObject({ title: text, link: text })),
  }),
  price_constants: z.strictObject({
    freightLimit: amount.nullable(),
    deposit: amount.max(100),
    bulkFreight: amount,
  }),
  company_info: contentDocuments.pageInfos,
  custom_solutions: contentDocuments.pageSolutions,
  terms_and_conditions: contentDocuments.pageConditions,
  admin_notification: contentDocuments.notificationMessage,
}
