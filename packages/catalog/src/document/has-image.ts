/** R3.1 g: an empty path and `no_selection` mean that the product has no picture. */
export function hasImage(path: unknown): path is string {
  return typeof path === 'string' && path !== '' && !path.includes('no_selection')
}
