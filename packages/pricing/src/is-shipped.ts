/** Whether a carrier delivers the product, so that shipping is charged. Virtual products and downloads are not sent. */
export function isShipped(productType: string | undefined): boolean {
  return productType !== 'virtual' && productType !== 'downloadable'
}
