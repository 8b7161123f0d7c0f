import { isExemptFromWithdrawal } from '@vitrin/made-to-measure'
import { toOre } from '@vitrin/pricing'
import type { MailBlock, MailDocument, MailItem, MailSum } from './mail-document'
import type { MailWords } from './mail-words'

interface Address {
  readonly company?: string
  readonly firstname: string
  readonly lastname: string
  readonly street: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly country_id: string
  readonly telephone?: string
}

export interface ConfirmedLine {
  readonly name: string
  readonly qty_ordered: number
  readonly price_incl_tax: number
  readonly row_total_incl_tax: number
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** Only on made-to-measure pieces. */
  readonly made_to_measure?: { readonly measures: Readonly<Record<string, number>> } | undefined
  /** The path of the product's picture. */
  readonly image?: string | undefined
  /** The id of the attached picture. */
  readonly picture?: string | undefined
  readonly downloads?: readonly { readonly title: string; readonly url: string }[]
}

/** The fields of the order document that the mail shows (contract §4). */
export interface ConfirmedOrder {
  readonly increment_id: string
  readonly placedAt: number
  readonly subtotal_incl_tax: number
  readonly discount_amount: number
  readonly coupon_code?: string
  readonly shipping_incl_tax: number
  readonly shipping_description: string
  readonly grand_total: number
  readonly tax_amount: number
  readonly billing_address: Address
  readonly payment: { readonly method: string }
  readonly extension_attributes: {
    readonly shipping_assignments: readonly {
      readonly shipping: { readonly address: Address; readonly method: string }
    }[]
  }
  readonly items: readonly ConfirmedLine[]
  readonly delivery_window?: { readonly from: string; readonly to: string }
  readonly changes_until?: string
  readonly customer_email?: string
}

/** The confirmation of an order. By law it names the products, the price and the right of withdrawal. */
export function orderConfirmationMail(order: ConfirmedOrder, words: MailWords): MailDocument {
  const { t, shopLink } = words
  const number = order.increment_id
  const method = order.payment.method
  return {
    subject: t('mail.order.subject', { number }),
    title: t('mail.order.title'),
    blocks: [
      {
        kind: 'paragraph',
        text: t('mail.order.received', {
          number,
          name: order.billing_address.firstname,
          date: words.date(order.placedAt),
        }),
      },
      ...orderedBlocks(order, words),
      // A payment method without a message is named by its code.
      { kind: 'section', heading: t('mail.order.payment'), lines: [t(`mail.order.payment.${method}`) || method] },
      ...addressBlocks(order, words),
      {
        kind: 'section',
        heading: t('mail.order.withdrawal'),
        lines: [...new Set(order.items.map((line) => t(`${withdrawalOf(line)}.rule`)))],
      },
      // Without a right of withdrawal there is no link.
      ...(order.items.every(isExemptFromWithdrawal)
        ? []
        : [{ kind: 'link' as const, text: t('mail.order.withdraw'), url: withdrawalLink(shopLink, number) }]),
      { kind: 'link', text: t('mail.toShop'), url: shopLink },
    ],
  }
}

/** The lines with their sums, and the days of delivery. */
export function orderedBlocks(order: ConfirmedOrder, words: MailWords): readonly MailBlock[] {
  const { t, day } = words
  const { delivery_window: window, changes_until: lastDay } = order
  const days = [
    ...(window ? [t('mail.order.deliveryDays', { days: day.days(window.from, window.to) })] : []),
    ...(lastDay ? [t('mail.order.changesUntil', { day: day.day(lastDay) })] : []),
  ]
  return [
    {
      kind: 'items',
      headings: { name: t('mail.order.product'), qty: t('mail.order.quantity'), price: t('mail.order.price') },
      items: order.items.map((line) => itemOf(line, words)),
    },
    { kind: 'sums', rows: sumsOf(order, words) },
    ...(days.length > 0 ? [{ kind: 'section' as const, heading: t('mail.order.delivery'), lines: days }] : []),
  ]
}

/** Where the order goes and who pays for it. */
export function addressBlocks(order: ConfirmedOrder, words: MailWords): readonly MailBlock[] {
  const delivery = order.extension_attributes.shipping_assignments[0]?.shipping.address
  return [
    ...(delivery ? [addressSection(words.t('mail.order.deliveryAddress'), delivery, words)] : []),
    addressSection(words.t('mail.order.billingAddress'), order.billing_address, words),
  ]
}

/** Fourteen days by law, except for made-to-measure pieces. */
function withdrawalOf(line: ConfirmedLine) {
  return isExemptFromWithdrawal(line)
    ? ('mail.order.withdrawal.none' as const)
    : ('mail.order.withdrawal.fourteenDays' as const)
}

function withdrawalLink(shopLink: string, number: string): string {
  return `${shopLink.replace(/\/$/, '')}/retur/angra?order=${number}`
}

function itemOf(line: ConfirmedLine, { t, formats, piece }: MailWords): MailItem {
  const { name, qty_ordered, price_incl_tax, row_total_incl_tax, picture, downloads = [] } = line
  return {
    name,
    qty: formats.number(qty_ordered),
    price: formats.money(toOre(row_total_incl_tax)),
    details: [
      ...piece(line),
      ...(qty_ordered === 1 ? [] : [t('mail.order.each', { price: formats.money(toOre(price_incl_tax)) })]),
      t(withdrawalOf(line)),
    ],
    picture,
    links: downloads.map(({ title, url }) => ({ text: t('mail.order.download', { title }), url })),
  }
}

function sumsOf(order: ConfirmedOrder, words: MailWords): readonly MailSum[] {
  const { t, formats } = words
  const { coupon_code: code, shipping_description: method } = order
  const total = (kronor: number) => formats.total(toOre(kronor))
  return [
    { label: t('mail.order.subtotal'), amount: total(order.subtotal_incl_tax) },
    ...(order.discount_amount === 0
      ? []
      : [
          {
            label: code ? t('mail.order.discountByCode', { code }) : t('mail.order.discount'),
            amount: total(order.discount_amount),
          },
        ]),
    ...(method ? [{ label: shippingLabel(order, words), amount: total(order.shipping_incl_tax) }] : []),
    { label: t('mail.order.total'), amount: total(order.grand_total) },
    { label: t('mail.order.tax'), amount: total(order.tax_amount) },
  ]
}

/** A shipping method without a message is named by its title. */
function shippingLabel(order: ConfirmedOrder, { t }: MailWords): string {
  const code = order.extension_attributes.shipping_assignments[0]?.shipping.method
  const label = code && t(`mail.order.shipping.${code}`)
  return label || t('mail.order.shipping', { method: order.shipping_description })
}

function addressSection(
  heading: string,
  { company, firstname, lastname, street, postcode, city, country_id }: Address,
  { country, postcode: written }: MailWords,
): MailBlock {
  const lines = [
    company,
    `${firstname} ${lastname}`,
    street.join(' '),
    `${written(postcode, country_id)} ${city}`,
    country(country_id),
  ]
  return { kind: 'section', heading, lines: lines.filter((line): line is string => Boolean(line?.trim())) }
}
