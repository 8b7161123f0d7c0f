import { addressOfChoices, type ProductStore } from '@vitrin/catalog'
import type { Cancel } from '@vitrin/kernel'
import { buildQuery, parseQuery, searchOf, variantAddress, type RoutedViews } from '@vitrin/routing'
import { reaction } from 'mobx'
import { EDITED_LINE } from '../pages/edited-line'
import type { AddressBar } from '../ports'
import type { Needs, PageView } from './policy'

interface ProductModel {
  readonly store: Pick<ProductStore, 'selection' | 'isChanged' | 'editedLine'>
}

type ProductView = PageView<{ product: ProductModel }> & { readonly url: string }

interface WriteChoicesToAddressNeeds extends Needs<{ clock: 'now' | 'after' }> {
  readonly pages: {
    readonly current: ProductView | undefined
    changeUrl(url: string): void
  }
  readonly routing: { readonly views: RoutedViews }
  readonly addressBar: Pick<AddressBar, 'replace'>
}

/**
 * Browsers refuse a page that changes its address more than 100 times in 30 seconds. This many changes are written at
 * once, so that a reload right after a choice finds it; from then on one in each interval.
 */
const WRITES_AT_ONCE = 20
const INTERVAL_MS = 400

/**
 * Writes the shopper's choices and measures into the address, so that a reload, another tab or a shared link shows the
 * same piece (contract §15.7). It adds no step to the history, because going back should leave the product and not undo
 * choices.
 */
export function writeChoicesToAddress({ pages, routing, addressBar, clock }: WriteChoicesToAddressNeeds): Cancel {
  /** Each write spends one interval; the next one waits until the clock has come to this time. */
  let spentUntilMs = -Infinity
  let stopWaiting: Cancel | undefined

  const wanted = (): string | undefined => pages.current && addressOf(pages.current, routing.views)

  const write = (): void => {
    stopWaiting = undefined
    const { current } = pages
    const url = wanted()
    if (!current || url === undefined || url === current.url) return
    if (!addressBar.replace(current.url, url)) return
    spentUntilMs = Math.max(spentUntilMs, clock.now() - WRITES_AT_ONCE * INTERVAL_MS) + INTERVAL_MS
    pages.changeUrl(url)
  }

  const stopReaction = reaction(
    wanted,
    (url) => {
      if (url === undefined || url === pages.current?.url || stopWaiting) return
      const waitMs = spentUntilMs - clock.now()
      if (waitMs > 0) stopWaiting = clock.after(waitMs, write)
      else write()
    },
    { fireImmediately: true },
  )
  return () => {
    stopReaction()
    stopWaiting?.()
  }
}

/** The address that a product page should have. It changes only when the shopper has changed something. */
function addressOf(page: ProductView, views: RoutedViews): string | undefined {
  if (page.id !== 'product') return undefined
  const { selection, isChanged, editedLine } = page.model.store
  const query = parseQuery(searchOf(page.url))
  const { [EDITED_LINE]: line, ...choices } = query
  const isEditOver = line !== undefined && editedLine === undefined
  if (!isEditOver && (!isChanged || !selection)) return page.url
  const kept = isEditOver ? choices : query
  const path = page.url.split('?', 1)[0] ?? ''
  if (!isChanged || !selection) return path + buildQuery(kept)
  // A page that changes a line begins with the choices of the line, unless its address has all of them.
  const chosen = addressOfChoices(selection, kept, { isWhole: editedLine !== undefined })
  const url = path + buildQuery(chosen.query)
  return chosen.childSku === undefined ? url : variantAddress(url, chosen.childSku, views)
}
