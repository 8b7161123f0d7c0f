/** Whether a carrier brings the product, so that shipping is charged for it. Virtual products and downloads are not sent. */
export function isShipped(productType: string | undefined): boolean {
  return productType !== 'virtual' && productType !== 'downloadable'
}
