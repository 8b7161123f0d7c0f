import { StartRefusal } from '../start-refusal'
import { defaultOf, settingIn, settingRefusal, type Environment } from './settings'

export interface MailSettings {
  /** The mail server; without one mails are files in the data folder. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** Gets a mail about each order. */
  readonly orderMail: string | undefined
  /** Gets a mail about each question; by default the sender of the mails. */
  readonly contactMail: string
  /** The addresses that the mail service may write to. */
  readonly whitelist: readonly string[]
}

/** `Name <address>`, or the address alone. */
const SENDER = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/

export function readMailSettings(env: Environment): MailSettings {
  const smtpUrl = settingIn(env, 'SMTP_URL')
  const from = settingIn(env, 'MAIL_FROM')
  // The address holds a password, so the sentence does not repeat it.
  if (smtpUrl !== undefined && !isSmtp(smtpUrl)) throw settingRefusal('SMTP_URL')
  if (smtpUrl !== undefined && from === undefined) {
    throw new StartRefusal(
      'MAIL_FROM is missing: the mails that SMTP_URL sends need a sender. ' +
        'Example: MAIL_FROM="Klarglas <order@shop.example>"',
    )
  }
  if (smtpUrl !== undefined && !settingIn(env, 'PUBLIC_URL')) {
    throw new StartRefusal(
      'PUBLIC_URL is missing: the links in the mails that SMTP_URL sends must lead to the public shop. ' +
        'Example: PUBLIC_URL="https://shop.example"',
    )
  }
  if (from !== undefined && !SENDER.test(from)) throw settingRefusal('MAIL_FROM', from)
  const sender = from ?? defaultOf('MAIL_FROM')
  return {
    smtpUrl,
    from: sender,
    orderMail: readAddress(env, 'ORDER_MAIL'),
    whitelist: readWhitelist(env),
    contactMail: readAddress(env, 'CONTACT_MAIL') ?? addressOf(sender),
  }
}

/** One address, without a name. */
const ADDRESS = /^[^<>@\s,;]+@[^<>@\s,;]+$/

function readAddress(env: Environment, name: 'ORDER_MAIL' | 'CONTACT_MAIL'): string | undefined {
  const address = settingIn(env, name)
  if (address !== undefined && !ADDRESS.test(address)) throw settingRefusal(name, address)
  return address
}

/** `Name <address>` → the address */
function addressOf(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender
}

function readWhitelist(env: Environment): readonly string[] {
  const text = settingIn(env, 'MAIL_WHITELIST') ?? defaultOf('MAIL_WHITELIST')
  const addresses = text.split(',').map((address) => address.trim())
  if (!addresses.every((address) => ADDRESS.test(address))) throw settingRefusal('MAIL_WHITELIST', text)
  return addresses
}

function isSmtp(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
}
