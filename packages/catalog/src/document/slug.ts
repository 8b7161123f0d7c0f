/** Contract §2.7: removes accents, writes lower case, `-` for blanks and `and` for `&`, and only word characters. */
function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll('&', '-and-')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/-{2,}/g, '-')
}

interface Sluggable {
  readonly id: number
  readonly name?: string | undefined
  readonly slug?: string | null | undefined
  readonly url_key?: string | null | undefined
}

export function slugOf(document: Sluggable): string {
  return document.slug || document.url_key || (document.name ? `${slugify(document.name)}-${document.id}` : '')
}
