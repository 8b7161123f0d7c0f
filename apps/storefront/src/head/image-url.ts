/** R9.01: the gallery's size. */
const GALLERY = '1200/1488'

/** A picture for machines; spaces and the like in file names would break the address. */
export function imageUrl(path: string, base: string): string {
  return `${base}/img/${GALLERY}/resize${encodeURI(path)}`
}
