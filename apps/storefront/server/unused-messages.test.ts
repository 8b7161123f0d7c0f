import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { messages as shop } from '@vitrin/i18n/messages/en'
import { mailMessages } from '@vitrin/i18n/messages/mail-en'
import { nordic } from '@vitrin/theme-nordic'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')

/** Sentences of the specification for which the shop has a clearer one. */
const NOT_SHOWN = [
  'cart.confirmRemoval',
  'cart.empty',
  'stock.checking',
  'order.totalsChanged',
  'validation.nameThree',
  'withdrawal.title',
]

/** `${list}.${change}` */
const NAMED_IN_PARTS = ['wishlist.added', 'wishlist.removed', 'compare.added', 'compare.removed']

/** Everything that may name a text: sources without tests and dictionaries. */
function sources(): string {
  const folders = ['packages', 'themes'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'src')),
  )
  return [...folders, join(root, 'apps/storefront/src'), join(root, 'apps/storefront/config')]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|messages\/|testing\//.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .join('\n')
}

it('every text is used: its key, or the start of its key, is in a source', async () => {
  const source = sources()
  const { messages: own } = await nordic.messages.en()
  const keys = Object.keys({ ...shop, ...mailMessages, ...own }).map((key) => key.replace(/_(one|other)$/, ''))
  // `shell.${page}` and mail.order.payment.${code} name several texts.
  const starts = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/gi)].map(([, start]) => start!)
  const ends = [...source.matchAll(/\}(\.[\w.]+)`/g)].map(([, end]) => end!)
  const isUsed = (key: string): boolean =>
    [`'${key}'`, `"${key}"`].some((quoted) => source.includes(quoted)) ||
    starts.some((start) => key.startsWith(start)) ||
    ends.some((end) => key.endsWith(end)) ||
    NAMED_IN_PARTS.includes(key)
  expect(keys.filter((key) => !isUsed(key))).toEqual(NOT_SHOWN)
})
