import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { toOre } from '@vitrin/pricing'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { swedishShop } from '../testing/swedish-shop'
import { aMail, FROM } from '../contracts/mailer-contract'
import { hostileText } from '../contracts/hostile-values'
import { FolderMailer } from './folder-mailer'
import { oneLine } from './mail-document'
import { mailWords } from './mail-words'
import { orderConfirmationMail, type ConfirmedOrder } from './order-confirmation'
import { writeHtml } from './write-html'
import { writeText } from './write-text'

const words = mailWords(swedishShop, swedishShop.views[0], 'https://shop.example')

const kronor = fc.integer({ min: 0, max: 99_999_999 }).map((ore) => ore / 100)
const line = fc.record({
  name: hostileText,
  qty_ordered: fc.integer({ min: 1, max: 9999 }),
  price_incl_tax: kronor,
  row_total_incl_tax: kronor,
  options: fc.array(fc.record({ label: hostileText, value: hostileText }), { maxLength: 3 }),
  made_to_measure: fc.constantFrom(undefined, { measures: { width: 893 } }),
})
const address = fc.record({
  company: hostileText,
  firstname: hostileText,
  lastname: hostileText,
  street: fc.array(hostileText, { maxLength: 4 }),
  postcode: hostileText,
  city: hostileText,
  country_id: fc.constantFrom('SE', 'NO', 'ZZ'),
})
const order: fc.Arbitrary<ConfirmedOrder> = fc.record({
  increment_id: fc.constant('000000001'),
  placedAt: fc.constant(0),
  subtotal_incl_tax: kronor,
  discount_amount: kronor.map((amount) => -amount),
  coupon_code: hostileText,
  shipping_incl_tax: kronor,
  shipping_description: hostileText,
  grand_total: kronor,
  tax_amount: kronor,
  billing_address: address,
  payment: fc.record({ method: hostileText }),
  extension_attributes: fc.record({
    shipping_assignments: fc.array(fc.record({ shipping: fc.record({ address, method: hostileText }) }), {
      maxLength: 1,
    }),
  }),
  items: fc.array(line, { minLength: 1, maxLength: 5 }),
})

/** What is read in a piece of HTML. */
function shown(html: string): string {
  const marks: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  }
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (mark) => marks[mark]!)
}

describe('an order’s confirmation, read back from the file that was sent', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-mail-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function readBack(confirmed: ConfirmedOrder) {
    const document = orderConfirmationMail(confirmed, words)
    const mail = {
      ...aMail,
      subject: document.subject,
      text: writeText(document),
      html: writeHtml(document, words.locale),
    }
    expect(await new FolderMailer({ folder, from: FROM }).send(mail)).toMatchObject({ ok: true })
    return PostalMime.parse(readFileSync(join(folder, `${mail.id}.eml`)))
  }

  it('names each line with quantity, price and right of withdrawal in text and HTML, with any name', async () => {
    await fc.assert(
      fc.asyncProperty(order, async (confirmed) => {
        const { text = '', html = '' } = await readBack(confirmed)
        const rows = html.split('\n').filter((row) => row.startsWith('<tr><td'))
        const headlines = text.split('\n').filter((headline) => /^[\d\u00a0]+ × /.test(headline))
        expect([rows.length, headlines.length]).toEqual([confirmed.items.length, confirmed.items.length])
        for (const [index, { name, qty_ordered, row_total_incl_tax, made_to_measure }] of confirmed.items.entries()) {
          const [qty, price] = [words.formats.number(qty_ordered), words.formats.money(toOre(row_total_incl_tax))]
          expect(headlines[index]).toBe(oneLine(`${qty} × ${name}: ${price}`))
          for (const part of [name, qty, price, made_to_measure ? 'ingen ångerrätt' : '14 dagars ångerrätt'])
            expect(shown(rows[index]!)).toContain(oneLine(part))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('names the sums', async () => {
    await fc.assert(
      fc.asyncProperty(order, async (confirmed) => {
        const { text = '', html = '' } = await readBack(confirmed)
        for (const sum of [confirmed.subtotal_incl_tax, confirmed.grand_total, confirmed.tax_amount].map((amount) =>
          words.formats.total(toOre(amount)),
        )) {
          expect(text).toContain(`: ${sum}\n`)
          expect(shown(html)).toContain(sum)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('has only the tags that the shop wrote', async () => {
    await fc.assert(
      fc.asyncProperty(order, async (confirmed) => {
        const { html = '' } = await readBack(confirmed)
        const tags = new Set([...html.matchAll(/<\/?([^\s>]+)/g)].map(([, tag]) => tag))
        expect(
          [...tags].filter(
            (tag) =>
              !/^(!doctype|html|head|meta|title|body|main|h1|h2|p|a|table|thead|tbody|tr|th|td|strong|span|br)$/.test(
                tag!,
              ),
          ),
        ).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})
