import table from '../../config/settings.json'
import { StartRefusal } from '../start-refusal'

/** The environment variables that `npm start` reads; `config/settings.json` describes each. */
export type SettingName =
  | 'API_ADDITIONS'
  | 'API_URL'
  | 'ATTACHMENT_DAYS'
  | 'CMS_URL'
  | 'CONTACT_MAIL'
  | 'DATA_DIR'
  | 'EXTERNAL_CHECKOUT_URL'
  | 'HOST'
  | 'INVALIDATE_KEY'
  | 'LOG_LEVEL'
  | 'METRICS_KEY'
  | 'MAIL_FROM'
  | 'MAIL_WHITELIST'
  | 'ORDER_MAIL'
  | 'PORT'
  | 'PUBLIC_URL'
  | 'REVIEW_WIDGET_NAME'
  | 'REVIEW_WIDGET_URL'
  | 'SIGNING_KEYS'
  | 'SIGNING_KEYS_FILE'
  | 'SMTP_URL'
  | 'STORE_VIEWS'
  | 'TAG_MANAGER_ID'
  | 'TAG_MANAGER_REPORTS'
  | 'TAG_MANAGER_URL'
  | 'TOKEN_IN_HEADER'
  | 'TRUSTED_PROXIES'
  | 'WORKSHOP_KEY'

export interface Setting {
  readonly name: string
  /** Empty for a setting without a default. */
  readonly default: string
  readonly example: string
  /** What a value has to be, as the end of the sentence "PORT should be …". */
  readonly expected: string
  readonly meaning: string
}

export const settings: readonly Setting[] = table

export type Environment = Readonly<Record<string, string | undefined>>

/** The value of a setting. An empty one counts as unset. */
export function settingIn(env: Environment, name: SettingName): string | undefined {
  return env[name] || undefined
}

export function defaultOf(name: SettingName): string {
  return settingNamed(name).default
}

/** The sentence that ends the start because of a setting. `given` is left out where the value may hold a password. */
export function settingRefusal(name: SettingName, given?: string): StartRefusal {
  const { expected, example } = settingNamed(name)
  const instead = given === undefined ? '' : `, not "${given}"`
  return new StartRefusal(`${name} should be ${expected}${instead}. Example: ${name}="${example}"`)
}

function settingNamed(name: SettingName): Setting {
  const setting = settings.find((candidate) => candidate.name === name)
  if (!setting) throw new Error(`config/settings.json does not describe ${name}.`)
  return setting
}
