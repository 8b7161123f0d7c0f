/** `yyyy-MM-dd HH:mm:ss` in UTC, as the platform writes the dates of orders and customers. */
export function platformDate(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
