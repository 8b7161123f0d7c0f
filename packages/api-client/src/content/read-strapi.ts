import type { ContentEntry, Notice, Portfolio, PortfolioItem } from '@vitrin/content'
import { htmlOf } from './rich-text'
import { picturesOf } from './strapi-pictures'
import { entriesOf, fieldsOf, linkOf, numberOf, textOf, timeOf, type Fields } from './strapi-values'

/** An entry needs a title, an address and a text; undefined for one that lacks any. */
export async function readEntry(fields: Fields, mediaBaseUrl: string): Promise<ContentEntry | undefined> {
  const [title, slug, content] = [textOf(fields['title']), textOf(fields['slug']), textOf(fields['content'])]
  if (title === undefined || slug === undefined || content === undefined) return undefined
  const seo = fieldsOf(fields['seo']) ?? {}
  return {
    slug,
    title,
    menuTitle: textOf(fields['menuTitle']) ?? title,
    content: await htmlOf(content, mediaBaseUrl),
    // Entries without a rank come last.
    rank: numberOf(fields['rank']) ?? Number.MAX_SAFE_INTEGER,
    metaTitle: textOf(seo['metaTitle']),
    metaDescription: textOf(seo['metaDescription']),
    image: picturesOf(fields['image'], mediaBaseUrl)[0],
    gallery: picturesOf(fields['gallery'], mediaBaseUrl),
  }
}

export async function readPortfolio(fields: Fields, mediaBaseUrl: string): Promise<Portfolio | undefined> {
  const title = textOf(fields['title'])
  if (title === undefined) return undefined
  const items = await Promise.all(entriesOf(fields['items']).map((item) => readItem(item, mediaBaseUrl)))
  return {
    title,
    description: await htmlOf(textOf(fields['description']) ?? '', mediaBaseUrl),
    items: items.filter((item) => item !== undefined),
  }
}

export async function readNotice(fields: Fields, mediaBaseUrl: string): Promise<Notice | undefined> {
  const message = textOf(fields['message'])
  if (message === undefined) return undefined
  return {
    message: await htmlOf(message, mediaBaseUrl),
    enabled: fields['enabled'] === true,
    type: fields['type'] === 'warning' ? 'warning' : 'info',
    validFrom: timeOf(fields['validFrom']),
    validTo: timeOf(fields['validTo']),
    link: linkOf(fields['link']),
  }
}

async function readItem(fields: Fields, mediaBaseUrl: string): Promise<PortfolioItem | undefined> {
  const title = textOf(fields['title'])
  if (title === undefined) return undefined
  return {
    title,
    description: await htmlOf(textOf(fields['description']) ?? '', mediaBaseUrl),
    pictures: [...picturesOf(fields['image'], mediaBaseUrl), ...picturesOf(fields['images'], mediaBaseUrl)],
    category: textOf(fields['category']),
    link: linkOf(fields['link']),
  }
}
