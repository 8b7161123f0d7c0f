/**
 * How Node runs the server. Without limits V8 lets the heap grow to many times what is in use: the process had 510 MiB
 * after 1600 uncached listings. A tighter heap is collected more often, and each whole collection stops all requests
 * for 5 to 15 ms: two or three a second under load. A page that has begun is finished before the next one
 * (`Turns.ofShort`), so few young objects are in use at once, and 8 MiB are enough for them. The limit is well below
 * the `MemoryMax` of deploy/shop.service; large catalogues need more than the demo's.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--max-old-space-size=512',
]

/**
 * For the allocator of glibc, which keeps what was freed between things that are still in use: 100 MiB after some
 * thousand pages. What is larger than 16 KiB, such as a page, goes back to the system at once.
 */
export const SERVER_ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
