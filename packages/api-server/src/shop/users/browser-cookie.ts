import { parse, serialize } from 'hono/utils/cookie'
import type { ShopContext } from '../context'
import { createSecret, hashOfSecret } from '../secrets'
import { LONGEST_LOGIN_MS } from './login-life'

const SECRET_DIGITS = 64
const SECRET = /^[0-9a-f]{64}$/

/** The secret of one browser, which only its cookie holds: a copied refresh token works nowhere else (record 0104). */
export interface Browser {
  /** Only the hash is stored. */
  readonly hash: string
  /** The `Set-Cookie` header. */
  readonly cookie: string
}

/** Whether the client asks for a login that only its browser can use. Clients without cookies do not. */
export function wantsBinding(request: Request): boolean {
  return request.headers.get('x-bind-browser') === '1'
}

/** The browser of a request that has its cookie. All its tabs and store views share one. */
export function browserOf(context: ShopContext, request: Request): Browser | undefined {
  const name = cookieName(isSecure(context, request))
  const secret = parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
  return SECRET.test(secret) ? browserWith(secret, isSecure(context, request)) : undefined
}

export function newBrowser(context: ShopContext, request: Request): Browser {
  return browserWith(createSecret(context.ids, SECRET_DIGITS), isSecure(context, request))
}

function browserWith(secret: string, secure: boolean): Browser {
  const cookie = serialize(cookieName(secure), secret, {
    path: '/',
    maxAge: LONGEST_LOGIN_MS / 1000,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  })
  return { hash: hashOfSecret(secret), cookie }
}

/** Browsers take a cookie with the prefix only over TLS and for this host alone: no other host can set it. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-browser' : 'browser'
}

/** The page says by its origin how it came to the browser; a web server in front may speak plain HTTP to the host. */
function isSecure({ publicUrl }: ShopContext, request: Request): boolean {
  return (request.headers.get('origin') ?? publicUrl ?? request.url).startsWith('https:')
}
