import { z } from 'zod'

const text = z.string().min(1)
const side = z.number().int().min(1)

/** A picture, with the fields of Strapi's media (contract §14). */
const media = z.object({
  url: text,
  alternativeText: z.string().nullish(),
  caption: z.string().nullish(),
  width: side.nullish(),
  height: side.nullish(),
  formats: z.record(z.string(), z.object({ url: text, width: side, height: side.nullish() })).nullish(),
})

const seo = z.object({ metaTitle: z.string().nullish(), metaDescription: z.string().nullish() })

const page = {
  title: text,
  slug: z.string().regex(/^[\p{L}\p{N}_-]+$/u, 'should have only letters, digits, - and _'),
  /** Markdown or HTML. */
  content: text,
  rank: z.number(),
  seo: seo.nullish(),
}

const portfolioItem = z.object({
  title: text,
  description: z.string().nullish(),
  image: media.nullish(),
  images: z.array(media).nullish(),
  category: z.string().nullish(),
  link: z.string().nullish(),
})

const time = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'should be a time, such as 2026-12-24T18:00:00Z')

/** The content of each call, without Strapi's envelope. A file of content holds exactly this. */
export const contentDocuments = {
  pageInfos: z.array(z.strictObject({ ...page, menuTitle: z.string().nullish(), image: media.nullish() })),
  pageSolutions: z.array(z.strictObject({ ...page, gallery: z.array(media).nullish() })),
  pageConditions: z.array(z.strictObject(page)),
  portfolio: z.strictObject({ title: text, description: z.string().nullish(), items: z.array(portfolioItem) }),
  notificationMessage: z.strictObject({
    message: text,
    enabled: z.boolean(),
    type: z.enum(['info', 'warning']),
    validFrom: time.nullish(),
    validTo: time.nullish(),
    link: z.string().nullish(),
  }),
}
