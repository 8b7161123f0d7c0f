import type { ContentPicture } from '@vitrin/content'
import { entriesOf, fieldsOf, numberOf, textOf } from './strapi-values'

/** The pictures of a media field, which holds one, several or none. */
export function picturesOf(value: unknown, mediaBaseUrl: string): readonly ContentPicture[] {
  return entriesOf(value).flatMap((media) => {
    const url = addressOf(media['url'], mediaBaseUrl)
    if (url === undefined) return []
    return {
      url,
      alt: textOf(media['alternativeText']) ?? '',
      caption: textOf(media['caption']),
      width: numberOf(media['width']),
      height: numberOf(media['height']),
      sizes: sizesOf(media['formats'], mediaBaseUrl),
    }
  })
}

/** The addresses of links and pictures in a text, which editors write relative to the CMS. */
export function withAbsoluteMedia(html: string, mediaBaseUrl: string): string {
  return html.replaceAll(/(<img\b[^>]*?\ssrc=["'])(\/(?!\/)[^"']*)/gi, (_, before: string, path: string) => {
    return `${before}${mediaBaseUrl}${path}`
  })
}

function sizesOf(formats: unknown, mediaBaseUrl: string): ContentPicture['sizes'] {
  return Object.values(fieldsOf(formats) ?? {})
    .flatMap((format) => {
      const { url, width } = fieldsOf(format) ?? {}
      const [address, pixels] = [addressOf(url, mediaBaseUrl), numberOf(width)]
      return address === undefined || pixels === undefined ? [] : { url: address, width: pixels }
    })
    .toSorted((one, other) => one.width - other.width)
}

/** A relative address is below the CMS. Only pictures that a browser loads over HTTP are shown. */
function addressOf(value: unknown, mediaBaseUrl: string): string | undefined {
  const url = textOf(value)
  if (url === undefined) return undefined
  if (/^https?:\/\//i.test(url)) return url
  return /^\/(?!\/)/.test(url) ? mediaBaseUrl + url : undefined
}
