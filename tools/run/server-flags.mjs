/**
 * How Node runs the server. Without limits V8 lets the heap grow to many times what is in use: the process had 510 MiB
 * after 1600 uncached listings. A tighter heap is collected more often, and each collection stops all requests for 10
 * to 20 ms: with growth by a fifth and 8 MiB for young objects there were four a second under load, and shoppers
 * waited. The limit is well below the `MemoryMax` of deploy/shop.service; large catalogues need more than the demo's.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=60',
  '--max-old-space-size=512',
]
