import { isAbsolute, join } from 'node:path'
import { klarglas } from '../../config/klarglas'
import { STORE_VIEWS } from '../../config/store-views'
import { ClientAddresses } from '../client-addresses'
import { LOG_LEVELS, type LogLevel } from '../log/server-log'
import type { StoreCodes } from '../store-views'
import { readMailSettings, type MailSettings } from './mail-settings'
import { defaultOf, settingIn, settingRefusal, type Environment, type SettingName } from './settings'
import { readReviewWidget } from './review-widget-settings'
import { readTagManager, type TagManagerSettings } from './tag-manager-settings'

export interface ServerOptions {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Another API host instead of the embedded one. */
  readonly apiUrl: string | undefined
  /** The API host knows Vitrin's additions to the contract. */
  readonly apiAdditions: boolean
  readonly tokenInHeader: boolean
  /** A headless CMS instead of the content of the API host. */
  readonly cmsUrl: string | undefined
  /** The origin under which shoppers reach the shop. */
  readonly publicUrl: string | undefined
  /** Finds the address of a caller, behind the proxies of `TRUSTED_PROXIES`. */
  readonly clientAddresses: ClientAddresses
  /** The key of `/invalidate`. */
  readonly invalidateKey: string | undefined
  /** What the shop's people give to see questions, reviews and withdrawals. */
  readonly workshopKey: string | undefined
  readonly logLevel: LogLevel
  /** Opens `/metrics`. */
  readonly metricsKey: string | undefined
  /** Another site that takes the orders. */
  readonly externalCheckoutUrl: string | undefined
  readonly tagManager: TagManagerSettings | undefined
  readonly reviewWidget: ReturnType<typeof readReviewWidget>
  readonly mail: MailSettings
  /** How many days after its answer a question keeps its attachments. */
  readonly attachmentDays: number
  /** The store views that are on, the shop's own first. */
  readonly storeCodes: StoreCodes
}

/** Reads the settings that `config/settings.json` describes. Refuses a malformed one with a sentence. */
export function readServerOptions(env: Environment, workFolder: string): ServerOptions {
  return {
    port: readPort(settingIn(env, 'PORT') ?? defaultOf('PORT')),
    host: settingIn(env, 'HOST') ?? defaultOf('HOST'),
    dataDir: dataFolderOf(env, workFolder),
    apiUrl: readUrl(env, 'API_URL'),
    apiAdditions: readSwitch(env, 'API_ADDITIONS'),
    tokenInHeader: readSwitch(env, 'TOKEN_IN_HEADER'),
    cmsUrl: readUrl(env, 'CMS_URL'),
    publicUrl: readOrigin(env, 'PUBLIC_URL'),
    clientAddresses: readProxies(settingIn(env, 'TRUSTED_PROXIES')),
    invalidateKey: settingIn(env, 'INVALIDATE_KEY'),
    workshopKey: readKey(env, 'WORKSHOP_KEY'),
    metricsKey: readKey(env, 'METRICS_KEY'),
    logLevel: readLogLevel(env),
    externalCheckoutUrl: readUrl(env, 'EXTERNAL_CHECKOUT_URL'),
    tagManager: readTagManager(env),
    reviewWidget: readReviewWidget(env),
    mail: readMailSettings(env),
    attachmentDays: readDays(settingIn(env, 'ATTACHMENT_DAYS') ?? defaultOf('ATTACHMENT_DAYS')),
    storeCodes: readStoreCodes(env),
  }
}

/** A relative DATA_DIR is below `workFolder`. */
export function dataFolderOf(env: Environment, workFolder: string): string {
  const dataDir = settingIn(env, 'DATA_DIR') ?? defaultOf('DATA_DIR')
  return isAbsolute(dataDir) ? dataDir : join(workFolder, dataDir)
}

/** The shop's own view comes first: addresses without a store code lead to it. */
function readStoreCodes(env: Environment): StoreCodes {
  const text = settingIn(env, 'STORE_VIEWS') ?? defaultOf('STORE_VIEWS')
  const [first, ...others] = text.split(',').map((code) => code.trim())
  const known = (code: string): boolean => STORE_VIEWS.some(({ storeView }) => storeView.storeCode === code)
  const isTwice = new Set(others).size < others.length || others.includes(klarglas.storeView.storeCode)
  if (first !== klarglas.storeView.storeCode || !others.every(known) || isTwice)
    throw settingRefusal('STORE_VIEWS', text)
  return [first, ...others]
}

function readProxies(text: string | undefined): ClientAddresses {
  try {
    return new ClientAddresses(text?.split(',').map((part) => part.trim()) ?? [])
  } catch {
    throw settingRefusal('TRUSTED_PROXIES', text ?? '')
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw settingRefusal('PORT', text)
  return port
}

function readDays(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 3650) throw settingRefusal('ATTACHMENT_DAYS', text)
  return days
}

const SHORTEST_KEY = 12

/** The sentence does not repeat the key. */
function readKey(env: Environment, name: SettingName): string | undefined {
  const key = settingIn(env, name)
  if (key !== undefined && key.length < SHORTEST_KEY) throw settingRefusal(name)
  return key
}

function readLogLevel(env: Environment): LogLevel {
  const text = settingIn(env, 'LOG_LEVEL') ?? defaultOf('LOG_LEVEL')
  const level = LOG_LEVELS.find((known) => known === text)
  if (level === undefined) throw settingRefusal('LOG_LEVEL', text)
  return level
}

function readSwitch(env: Environment, name: SettingName): boolean {
  const text = settingIn(env, name) ?? defaultOf(name)
  if (text !== 'on' && text !== 'off') throw settingRefusal(name, text)
  return text === 'on'
}

function readUrl(env: Environment, name: SettingName): string | undefined {
  const text = settingIn(env, name)
  if (text === undefined) return undefined
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw settingRefusal(name, text)
  return text.replace(/\/+$/, '')
}

/** The shop is at the root of its origin. */
function readOrigin(env: Environment, name: SettingName): string | undefined {
  const text = readUrl(env, name)
  if (text === undefined) return undefined
  const url = new URL(text)
  if (url.pathname !== '/' || url.search || url.hash || url.username) throw settingRefusal(name, text)
  return url.origin
}
