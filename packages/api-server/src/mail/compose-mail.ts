import type { HostDatabase, WaitingMail } from '../database'
import type { Mail } from '../ports'
import type { ShopOptions } from '../shop-options'
import type { MailDocument } from './mail-document'
import { mailWords, type MailWords } from './mail-words'
import { orderConfirmationMail, type ConfirmedOrder } from './order-confirmation'
import { passwordResetMail } from './password-reset'
import { withdrawalCodeMail, withdrawalReceiptMail, type ReceivedWithdrawal } from './withdrawal'
import { writeHtml } from './write-html'
import { writeText } from './write-text'

export interface MailWritingOptions {
  readonly database: HostDatabase
  readonly shop: ShopOptions
  /** The public address of the shop; links begin with it. */
  readonly shopUrl: string
}

/** Writes the mail of a row of the outbox. Throws when the row's store view, template or data are unknown. */
export function composeMail({ database, shop, shopUrl }: MailWritingOptions, row: WaitingMail): Mail {
  const view = shop.views.find(({ storeView }) => storeView.storeCode === row.storeCode)
  if (!view) throw new Error(`Mail ${row.id} is for the store view "${row.storeCode}", which this shop does not have.`)
  const words = mailWords(shop, view, shopUrl)
  const document = documentOf(database, row, words)
  return {
    // Another data folder has rows with the same numbers; the time tells their mails apart.
    id: `${new Date(row.createdAt).toISOString().replaceAll(':', '')}-${row.id}`,
    writtenAt: row.createdAt,
    to: row.recipient,
    subject: document.subject,
    text: writeText(document),
    html: writeHtml(document, words.locale),
  }
}

function documentOf(database: HostDatabase, { template, data }: WaitingMail, words: MailWords): MailDocument {
  if (template === 'order-confirmation')
    return orderConfirmationMail(storedOrder(database, Number(data.entity_id)), words)
  if (template === 'password-reset') return passwordResetMail({ link: String(data.link) }, words)
  if (template === 'withdrawal-receipt')
    return withdrawalReceiptMail(storedWithdrawal(database, Number(data.withdrawal_id)), words)
  if (template === 'withdrawal-code')
    return withdrawalCodeMail({ order_number: String(data.order_number), code: String(data.code) }, words)
  throw new Error(`There is no mail "${template}".`)
}

function storedOrder({ orders }: HostDatabase, entityId: number): ConfirmedOrder {
  const order = orders.byEntityId(entityId)
  if (!order) throw new Error(`There is no order ${entityId}.`)
  const { doc, items, incrementId, placedAt } = order
  return { ...doc, items, increment_id: incrementId, placedAt } as unknown as ConfirmedOrder
}

function storedWithdrawal({ withdrawals }: HostDatabase, id: number): ReceivedWithdrawal {
  const withdrawal = withdrawals.byId(id)
  if (!withdrawal) throw new Error(`There is no withdrawal ${id}.`)
  return { ...withdrawal.doc, receivedAt: withdrawal.receivedAt } as ReceivedWithdrawal
}
