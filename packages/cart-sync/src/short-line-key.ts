/** A short name of a line for addresses: 32 bits of FNV-1a. Two lines of one cart practically never share it. */
export function shortLineKey(key: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}
