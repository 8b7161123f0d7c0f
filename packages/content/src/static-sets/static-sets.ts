/** A picture in two formats: its addresses. */
export interface BannerImage {
  readonly webp: string
  readonly fallback: string
}

export interface Banner {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly link: string
  readonly button_text?: string | undefined
  readonly image: BannerImage
}

/** The banners of home, of listings and of the menu. */
export interface PromotedOffers {
  readonly mainBanners: readonly Banner[]
  readonly smallBanners: readonly Banner[]
  readonly productBanners: readonly Banner[]
  readonly menuAsideBanners: readonly Banner[]
}

/** A picture of a list, with the text that replaces it. */
export interface ListedImage {
  readonly alt: string
  readonly link?: string | undefined
  readonly image: BannerImage
}

export interface PortfolioImage extends ListedImage {
  readonly title: string
  /** The family of products. */
  readonly category?: string | undefined
}

/** A short text of the shop, for example a promise. */
export interface DefaultContent {
  readonly title: string
  readonly message: readonly string[]
}

/** Facts about the company. */
export interface SiteInfo {
  readonly name: string
  readonly organisationNumber?: string | undefined
  /** As it is shown, and as it is dialled. */
  readonly phone: { readonly shown: string; readonly number: string }
  readonly email: string
  readonly address: {
    readonly street: string
    readonly postcode: string
    readonly city: string
    readonly country: string
  }
  /** The first ones are those of customer service. The days are written as inside a sentence. */
  readonly openingHours: readonly { readonly days: string; readonly hours: string }[]
  readonly helpLinks: readonly { readonly title: string; readonly link: string }[]
}

/** Amounts in whole units of the shop's currency, VAT included. */
export interface PriceConstants {
  /** From this sum on delivery is free; `null` where it never is. */
  readonly freightLimit: number | null
  /** The part of a price that is paid in advance, in percent. */
  readonly deposit: number
  /** What the delivery of a heavy order costs. */
  readonly bulkFreight: number
}

/** A page of a content set, as editors write it. */
export interface StaticPage {
  readonly title: string
  readonly slug: string
  readonly menuTitle?: string | null | undefined
  /** HTML. */
  readonly content: string
  readonly rank: number
  readonly seo?:
    | { readonly metaTitle?: string | null | undefined; readonly metaDescription?: string | null | undefined }
    | null
    | undefined
}

/** The message of the administration, for shops without a CMS. */
export interface StaticNotice {
  /** HTML. */
  readonly message: string
  readonly enabled: boolean
  readonly type: 'info' | 'warning'
  readonly validFrom?: string | null | undefined
  readonly validTo?: string | null | undefined
  readonly link?: string | null | undefined
}

/** The content that a shop has as JSON files, one file for each set and store view (R3.19, R7.30). */
export interface StaticSets {
  readonly promoted_offers: PromotedOffers
  readonly 'main-images': { readonly images: readonly ListedImage[] }
  readonly 'instagram-images': { readonly instagramImages: readonly ListedImage[] }
  readonly portfolio_images: { readonly portfolioImages: readonly PortfolioImage[] }
  readonly 'default-content': { readonly content: readonly DefaultContent[] }
  readonly site_info: SiteInfo
  readonly price_constants: PriceConstants
  readonly company_info: readonly StaticPage[]
  readonly custom_solutions: readonly StaticPage[]
  readonly terms_and_conditions: readonly StaticPage[]
  readonly admin_notification: StaticNotice
}

export type StaticSetName = keyof StaticSets
