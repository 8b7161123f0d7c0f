/** Stores an answer as the newest, and deletes the oldest when there are too many. */
export async function keepNewest(cache: Cache, address: string, answer: Response, limit: number): Promise<void> {
  await cache.delete(address)
  await cache.put(address, answer)
  const addresses = await cache.keys()
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - limit)).map((old) => cache.delete(old)))
}
