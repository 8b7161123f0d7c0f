import { toOre } from '@vitrin/pricing'
import type { MailDocument } from './mail-document'
import type { MailWords } from './mail-words'
import { addressBlocks, orderedBlocks, type ConfirmedOrder } from './order-confirmation'

/** The shop's own mail about a new order: what to make, for whom, and where it goes. */
export function orderNoticeMail(order: ConfirmedOrder, words: MailWords): MailDocument {
  const { t, formats, date } = words
  const { increment_id: number, billing_address: payer, customer_email: email = '' } = order
  const name = `${payer.firstname} ${payer.lastname}`
  const phones = [order.extension_attributes.shipping_assignments[0]?.shipping.address.telephone, payer.telephone]
  const phone = phones.find((written) => written?.trim())
  return {
    subject: t('mail.notice.subject', { number, total: formats.total(toOre(order.grand_total)) }),
    title: t('mail.notice.title', { number }),
    blocks: [
      { kind: 'paragraph', text: t('mail.notice.placed', { date: date(order.placedAt), name }) },
      ...orderedBlocks(order, words),
      {
        kind: 'section',
        heading: t('mail.notice.customer'),
        lines: [name, email, ...(phone ? [t('mail.notice.phone', { phone })] : [])],
      },
      ...addressBlocks(order, words),
    ],
  }
}
