/** Content pages that every theme links to. */
export type ContentPageName = (typeof HELP_PAGES)[number] | (typeof COMPANY_PAGES)[number]

/** Pages that help a shopper to buy. */
export const HELP_PAGES = ['measuring', 'glass', 'assembly', 'care', 'sizes', 'delivery', 'returns', 'contact'] as const

/** Pages about the company and its terms. */
export const COMPANY_PAGES = ['about', 'special', 'portfolio', 'terms', 'privacy'] as const
