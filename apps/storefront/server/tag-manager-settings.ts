import { StartRefusal } from './start-refusal'

export interface TagManagerSettings {
  readonly containerId: string
  /** Where its script lives, without trailing slash. */
  readonly url: string
  /** Origins that it may report to besides its own, as a content security policy writes them. */
  readonly reports: readonly string[]
}

const URL_OF_GOOGLE = 'https://www.googletagmanager.com'
const REPORTS_TO_GOOGLE = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** Nothing is counted without TAG_MANAGER_ID (R1.11). */
export function readTagManager(env: NodeJS.ProcessEnv): TagManagerSettings | undefined {
  const containerId = env['TAG_MANAGER_ID']
  if (!containerId) return undefined
  if (!/^[A-Za-z0-9-]+$/.test(containerId))
    throw new StartRefusal(`TAG_MANAGER_ID must be a container's id, e.g. GTM-ABC123, not "${containerId}".`)
  const url = env['TAG_MANAGER_URL'] || URL_OF_GOOGLE
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new StartRefusal(`TAG_MANAGER_URL must be an http or https address, not "${url}".`)
  const reports =
    env['TAG_MANAGER_REPORTS'] === undefined
      ? REPORTS_TO_GOOGLE
      : env['TAG_MANAGER_REPORTS'].split(/\s+/).filter((origin) => origin !== '')
  const wrong = reports.find((origin) => !/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin))
  if (wrong)
    throw new StartRefusal(
      `TAG_MANAGER_REPORTS must be origins with spaces between them, e.g. https://*.example.com, not "${wrong}".`,
    )
  return { containerId, url: url.replace(/\/+$/, ''), reports }
}
