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

interface WriteChoicesToAddressNeeds extends Needs<{ clock: 'after' }> {
  readonly pages: {
    readonly current: ProductView | undefined
    changeUrl(url: string): void
  }
  readonly routing: { readonly views: RoutedViews }
  readonly addressBar: Pick<AddressBar, 'replace'>
}

/**
 * The address waits for a pause in the shopper's changes. To write it takes a phone as long as a render, and browsers
 * refuse a page that does so more than 100 times in 30 seconds.
 */
const PAUSE_MS = 400

/**
 * Writes the shopper's choices and measures into the address, so that a reload, another tab or a shared link shows the
 * same piece (contract §15.7). It adds no step to the history, because going back should leave the product and not undo
 * choices.
 */
export function writeChoicesToAddress({ pages, routing, addressBar, clock }: WriteChoicesToAddressNeeds): Cancel {
  let stopPause: Cancel | undefined

  const write = (): void => {
    const { current } = pages
    const url = current && addressOf(current, routing.views)
    if (!current || url === undefined || url === current.url) return
    if (addressBar.replace(current.url, url)) pages.changeUrl(url)
  }

  const stopReaction = reaction(
    () => choicesOf(pages.current),
    (choices) => {
      stopPause?.()
      stopPause = choices && clock.after(PAUSE_MS, write)
    },
    { fireImmediately: true },
  )
  return () => {
    stopReaction()
    stopPause?.()
  }
}

/** What the address follows. Each change gives another object; the address itself is made when it is written. */
function choicesOf(page: ProductView | undefined): object | undefined {
  if (page?.id !== 'product') return undefined
  const { selection, isChanged, editedLine } = page.model.store
  return { selection, isChanged, editedLine }
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
