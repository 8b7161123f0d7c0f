import { join } from 'node:path'
import { readMailSettings, type MailSettings } from './mail-settings'
import { readTagManager, type TagManagerSettings } from './tag-manager-settings'
import { StartRefusal } from './start-refusal'

export interface ServerOptions {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Another API host instead of the embedded one. */
  readonly apiUrl: string | undefined
  /** The origin under which the public finds the shop: makes canonical addresses absolute. */
  readonly publicUrl: string | undefined
  /** What an operator must know to drop prepared pages at `/invalidate`. */
  readonly invalidateKey: string | undefined
  /** Another site that takes the orders. */
  readonly externalCheckoutUrl: string | undefined
  readonly tagManager: TagManagerSettings | undefined
  readonly mail: MailSettings
}

/** Reads PORT, HOST, DATA_DIR, API_URL, PUBLIC_URL, INVALIDATE_KEY, EXTERNAL_CHECKOUT_URL, TAG_MANAGER_ID, TAG_MANAGER_URL, TAG_MANAGER_REPORTS, SMTP_URL and MAIL_FROM. */
export function readOptions(env: NodeJS.ProcessEnv, defaultDataDir: string): ServerOptions {
  return {
    port: readPort(env['PORT'] ?? '3000'),
    host: env['HOST'] || 'localhost',
    dataDir: env['DATA_DIR'] || join(defaultDataDir, 'data'),
    apiUrl: env['API_URL'] ? readUrl('API_URL', env['API_URL']) : undefined,
    publicUrl: env['PUBLIC_URL'] ? readOrigin('PUBLIC_URL', env['PUBLIC_URL']) : undefined,
    invalidateKey: env['INVALIDATE_KEY'] || undefined,
    externalCheckoutUrl: env['EXTERNAL_CHECKOUT_URL']
      ? readUrl('EXTERNAL_CHECKOUT_URL', env['EXTERNAL_CHECKOUT_URL'])
      : undefined,
    tagManager: readTagManager(env),
    mail: readMailSettings(env),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartRefusal(`PORT must be a whole number from 0 to 65535, not "${text}".`)
  return port
}

function readUrl(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new StartRefusal(`${name} must be an http or https address, not "${text}".`)
  return text.replace(/\/+$/, '')
}

/** The shop lives at the root of its origin. */
function readOrigin(name: string, text: string): string {
  const url = new URL(readUrl(name, text))
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    throw new StartRefusal(`${name} must be an origin without path, e.g. https://shop.example, not "${text}".`)
  return url.origin
}
