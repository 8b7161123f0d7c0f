import type { AddRejection as CartRejection } from '@vitrin/cart-sync'
import type { AddRejection as ProductRejection } from '@vitrin/catalog'
import type { Outcome } from '@vitrin/kernel'
import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import type { ProductStore } from '../stores'
import { useWithShopper } from './use-shopper'

/** Why nothing was put into the cart: the product's choices, or the cart itself, refused. */
export type AddToCartRejection = ProductRejection | CartRejection | LineGone

/** The line that the page should change is no longer in the cart. Another press adds a new line. */
interface LineGone {
  readonly code: 'line-gone'
}

export interface AddToCart {
  /** The page changes a line of the cart instead of adding a new one. */
  readonly isChange: boolean
  readonly busy: boolean
  /** A piece cut to size cannot be returned, so the shopper must confirm the measures. Never ticked in advance. */
  readonly mustConsent: boolean
  readonly hasConsent: boolean
  readonly isConsentMissing: boolean
  /** Fields that the refusal names: `custom_options_<id>`, `bundle_options_<id>`. */
  readonly missingFields: ReadonlySet<string>
  readonly refusal: AddToCartRejection | undefined
  readonly setConsent: (consent: boolean) => void
  readonly add: () => Promise<void>
}

const LINE_GONE = { ok: false, rejection: { code: 'line-gone' } } as const

export interface AddToCartOptions {
  /** The cart asks for the consent: the place to move the focus to it. */
  readonly onConsentMissing: () => void
}

/** The action of a product page: puts the chosen product into the cart, with the consent to own measures. */
export function useAddToCart(store: ProductStore, { onConsentMissing }: AddToCartOptions): AddToCart {
  const withShopper = useWithShopper()
  const { editedLine } = store
  const [busy, setBusy] = useState(false)
  const isAdding = useRef(false)
  // The consent is for the measures of one product; the next product asks again.
  const [consentedTo, setConsentedTo] = useState<ProductStore>()
  const hasConsent = consentedTo === store
  const setConsent = useCallback((consent: boolean) => setConsentedTo(consent ? store : undefined), [store])
  const [wasAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<AddToCartRejection>()
  const missingFields = useMemo(() => new Set(refusal?.code === 'options-missing' ? refusal.fields : []), [refusal])
  const mustConsent = store.selection?.isCut === true

  const add = async (): Promise<void> => {
    if (isAdding.current) return
    isAdding.current = true
    // A transition, so that the new line in the cart is painted first.
    startTransition(() => setBusy(true))
    try {
      const items = await store.toCartItems()
      setRefusal(items.ok ? undefined : items.rejection)
      if (!items.ok) return
      const [item] = items.value
      const added = await withShopper(async ({ cart }): Promise<Outcome<unknown, AddToCartRejection>> => {
        const consent = { consentToOwnMeasures: hasConsent }
        if (editedLine === undefined || !item) return cart.add(items.value, consent)
        const line = cart.items.find(({ key }) => key === cart.editMode?.key)
        if (line) return cart.replace(line.key, item, consent)
        store.editLine(undefined)
        return LINE_GONE
      })
      if (!added.ok && added.rejection.code === 'consent-missing') {
        setAsked(true)
        return onConsentMissing()
      }
      if (!added.ok) return setRefusal(added.rejection)
      setConsentedTo(undefined)
      setAsked(false)
    } finally {
      isAdding.current = false
      setBusy(false)
    }
  }

  return {
    isChange: editedLine !== undefined,
    busy,
    mustConsent,
    hasConsent,
    isConsentMissing: mustConsent && wasAsked && !hasConsent,
    missingFields,
    refusal,
    setConsent,
    add,
  }
}
