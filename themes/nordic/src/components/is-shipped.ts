/** A service or a file: nothing lies in stock, nothing travels, nothing is sent back. */
export function isShipped(type: string | undefined): boolean {
  return type !== 'virtual' && type !== 'downloadable'
}
