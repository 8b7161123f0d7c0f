import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding, encode, type Encoding } from './encodings'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/
export const isCompressible = (name: string): boolean => COMPRESSIBLE.test(name)
export const BROTLI_QUALITY = 11
/** Beside a file is its compressed form (compress-build.ts). */
export const BROTLI_SUFFIX = '.br'
/** Browsers must not cache it: an old one would keep serving the old build. */
const SERVICE_WORKER = '/sw.js'

interface Asset {
  readonly type: string
  readonly cacheControl: string
  readonly bytes: Map<Encoding, Buffer>
  readonly compressible: boolean
}

export interface AssetAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** The built files, read into memory at the start. A request cannot name any other file. */
export class StaticAssets {
  readonly #assets = new Map<string, Asset>()

  constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      const path = `/${relative(folder, file).split(sep).join('/')}`
      if (!entry.isFile() || path.startsWith('/.vite/') || path.endsWith(BROTLI_SUFFIX)) continue
      this.#assets.set(path, {
        type: TYPES[extname(file)] ?? 'application/octet-stream',
        cacheControl: cacheControlOf(path),
        compressible: isCompressible(path),
        bytes: new Map<Encoding, Buffer>([
          ['identity', readFileSync(file)],
          ...(existsSync(file + BROTLI_SUFFIX) ? [['br', readFileSync(file + BROTLI_SUFFIX)] as const] : []),
        ]),
      })
    }
  }

  has(path: string): boolean {
    return this.#assets.has(path)
  }

  async get(path: string, acceptEncoding: string | undefined): Promise<AssetAnswer | undefined> {
    const asset = this.#assets.get(path)
    if (!asset) return undefined
    const encoding = asset.compressible ? acceptedEncoding(acceptEncoding) : 'identity'
    return {
      headers: {
        'content-type': asset.type,
        'cache-control': asset.cacheControl,
        ...(asset.compressible ? { vary: 'Accept-Encoding' } : {}),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
      body: await this.#bytes(asset, encoding),
    }
  }

  async #bytes(asset: Asset, encoding: Encoding): Promise<Buffer> {
    const ready = asset.bytes.get(encoding)
    if (ready) return ready
    const encoded = await encode(asset.bytes.get('identity')!, encoding, BROTLI_QUALITY)
    asset.bytes.set(encoding, encoded)
    return encoded
  }
}

function cacheControlOf(path: string): string {
  if (path === SERVICE_WORKER) return 'no-cache'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
