import { brotliCompressSync, constants } from 'node:zlib'

/** The size at brotli's best quality; a server may choose a lower one. */
export function brotli11(bytes) {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length
}
