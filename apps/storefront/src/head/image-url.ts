/** The size of the gallery's pictures (R9.01). */
const GALLERY = '1200/1488'

/** The address of a picture for other sites. File names may contain spaces, so they are encoded. */
export function imageUrl(path: string, base: string): string {
  return `${base}/img/${GALLERY}/resize${encodeURI(path)}`
}
