import type { Cancel } from '@vitrin/kernel'
import type { RoutedViews } from '@vitrin/routing'
import { reaction } from 'mobx'
import { chosenAddress, type ChosenPage } from '../pages/chosen-address'
import type { AddressBar } from '../ports'
import type { Needs } from './policy'

interface WriteChoicesToAddressNeeds extends Needs<{ clock: 'after' }> {
  readonly pages: {
    readonly current: ChosenPage | undefined
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
    if (!current) return
    const url = chosenAddress(current, routing.views)
    if (url !== current.url && addressBar.replace(current.url, url)) pages.changeUrl(url)
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
function choicesOf(page: ChosenPage | undefined): object | undefined {
  if (page?.id !== 'product') return undefined
  const { selection, isChanged, editedLine } = page.model.store
  return { selection, isChanged, editedLine }
}
