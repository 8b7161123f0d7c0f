import { brotliCompressSync, constants } from 'node:zlib'

/** The size at brotli's best, whatever a server chooses to send. */
export function brotli11(bytes) {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length
}
