import { defaultOf, settingIn, settingRefusal, type Environment } from './settings'

export interface TagManagerSettings {
  readonly containerId: string
  /** The address of its script, without a slash at the end. */
  readonly url: string
  /** Origins that it may report to besides its own, as a content security policy writes them. */
  readonly reports: readonly string[]
}

/** Without TAG_MANAGER_ID nothing is counted (R1.11). */
export function readTagManager(env: Environment): TagManagerSettings | undefined {
  const containerId = settingIn(env, 'TAG_MANAGER_ID')
  if (!containerId) return undefined
  if (!/^[A-Za-z0-9-]+$/.test(containerId)) throw settingRefusal('TAG_MANAGER_ID', containerId)
  const url = settingIn(env, 'TAG_MANAGER_URL') ?? defaultOf('TAG_MANAGER_URL')
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw settingRefusal('TAG_MANAGER_URL', url)
  // An empty list is a value of its own here: the tag manager may then report to its own origin only.
  const origins = env['TAG_MANAGER_REPORTS'] ?? defaultOf('TAG_MANAGER_REPORTS')
  const reports = origins.split(/\s+/).filter((origin) => origin !== '')
  const wrong = reports.find((origin) => !/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin))
  if (wrong) throw settingRefusal('TAG_MANAGER_REPORTS', wrong)
  return { containerId, url: url.replace(/\/+$/, ''), reports }
}
