import { useWithShopper, type AddToCartRejection, type ProductStore } from '@vitrin/theme-kit'
import { startTransition, useMemo, useRef, useState } from 'react'

export const CONSENT_FIELD = 'consent'

export type Refusal = AddToCartRejection

export interface Buying {
  /** A line of the cart is changed instead of a new one added. */
  readonly isChange: boolean
  readonly busy: boolean
  /** A piece cut to size cannot be returned: the shopper says that the measures are right. Never pre-ticked. */
  readonly mustConsent: boolean
  readonly consent: boolean
  readonly consentMissing: boolean
  /** Fields that the refusal names: `custom_options_<id>`, `bundle_options_<id>`. */
  readonly missing: ReadonlySet<string>
  readonly refusal: Refusal | undefined
  setConsent(consent: boolean): void
  add(): Promise<void>
}

/** The page's one action: refusals are said where they can be put right. */
export function useAddToCart(store: ProductStore): Buying {
  const withShopper = useWithShopper()
  const { editedLine } = store
  const [busy, setBusy] = useState(false)
  const isAdding = useRef(false)
  // Given for one product's measures, not for the next one's.
  const [consentedTo, setConsentedTo] = useState<ProductStore>()
  const consent = consentedTo === store
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const missing = useMemo(() => new Set(refusal?.code === 'options-missing' ? refusal.fields : []), [refusal])
  const mustConsent = store.selection?.isCut === true

  const add = async (): Promise<void> => {
    if (isAdding.current) return
    isAdding.current = true
    // After the line: what was pressed for shows first.
    startTransition(() => setBusy(true))
    try {
      const items = await store.toCartItems()
      setRefusal(items.ok ? undefined : items.rejection)
      if (!items.ok) return
      const [item] = items.value
      const added = await withShopper(async ({ cart }) =>
        editedLine !== undefined && item
          ? cart.replace(editedLine, item, { consentToOwnMeasures: consent })
          : cart.add(items.value, { consentToOwnMeasures: consent }),
      )
      if (!added.ok && added.rejection.code === 'consent-missing') {
        setAsked(true)
        return document.getElementById(CONSENT_FIELD)?.focus()
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
    consent,
    consentMissing: mustConsent && asked && !consent,
    missing,
    refusal,
    setConsent: (given) => setConsentedTo(given ? store : undefined),
    add,
  }
}
