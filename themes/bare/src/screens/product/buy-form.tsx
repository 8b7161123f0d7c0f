import {
  deferred,
  observer,
  useMessage,
  type AddToCart,
  type CatalogueProduct,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import { LineWithdrawal } from '../../parts/piece-withdrawal'
import { Quantity } from '../../parts/quantity'
import { Button } from '../../ui/button'
import { Check } from '../../ui/field'
import { FieldError } from '../../ui/note'
import { Price } from '../../ui/price'
import type { PartsProps } from './parts'
import { CustomOption, VariantChoices } from './choices'
import { Measures } from './measures'
import type { ProblemProps } from './problem'

export const CONSENT = 'consent'

interface StoreProps {
  readonly store: ProductStore
}

const Average: ComponentType<StoreProps> = deferred(async () => ({ default: (await import('./reviews')).Average }))
const PageNotes: ComponentType<StoreProps> = deferred(() => import('./page-notes'))
const HostPrice: ComponentType<StoreProps> = deferred(async () => ({ default: (await import('./host')).HostPrice }))
const HostMeasures: ComponentType<StoreProps> = deferred(async () => ({
  default: (await import('./host')).HostMeasures,
}))
const Parts: ComponentType<PartsProps> = deferred(() => import('./parts'))
const Breakdown: ComponentType<StoreProps> = deferred(() => import('./breakdown'))
const BelowButton: ComponentType<StoreProps> = deferred(() => import('./below-button'))
const Problem: ComponentType<ProblemProps> = deferred(() => import('./problem'))

export interface BuyFormProps extends StoreProps {
  readonly product: CatalogueProduct
  readonly buying: AddToCart
  /** The pictures. */
  readonly children: ReactNode
}

/** Name, pictures, price, choices, measures and the button that adds to the cart. */
export const BuyForm = observer(function BuyForm({ store, product, buying, children }: BuyFormProps) {
  const t = useMessage()
  const { selection, reviews } = store
  const choose = useCallback(
    (id: string, value: string) => store.change((before) => before.chooseOption(id, value)),
    [store],
  )
  return (
    <form
      id="buy"
      aria-label={t('product.buy', { name: product.name })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = event.currentTarget.querySelector<HTMLElement>('.quantity [aria-invalid]')
        if (wrong) wrong.focus()
        else void buying.add()
      }}
    >
      <h1>{product.name}</h1>
      {product.short_description && <p>{product.short_description}</p>}
      {/* It is there before the reviews are: they would move the price. */}
      <p className="rated">
        <a href="#reviews">{reviews.length > 0 ? <Average store={store} /> : t('product.reviews')}</a>
      </p>
      {children}
      <PageNotes store={store} />
      {selection?.isSizedByHost ? (
        <HostPrice store={store} />
      ) : (
        <p>
          <Price price={selection?.price} /> <small>{t(selection?.price ? 'price.vat' : 'price.unknownNote')}</small>
        </p>
      )}
      <VariantChoices store={store} />
      <Measures store={store} />
      {selection?.isSizedByHost && <HostMeasures store={store} />}
      {selection?.customOptions.map((option) => (
        <CustomOption
          key={option.id}
          option={option}
          error={buying.missingFields.has(`custom_options_${option.id}`) ? t('validation.required') : undefined}
          onChoose={choose}
        />
      ))}
      <Parts store={store} missing={buying.missingFields} />
      {selection?.model?.isCut && <Breakdown store={store} />}
      {selection?.warning && <FieldError>{t('product.noSuchConfiguration')}</FieldError>}
      {buying.mustConsent && (
        <>
          <Check
            type="checkbox"
            id={CONSENT}
            checked={buying.hasConsent}
            aria-invalid={buying.isConsentMissing || undefined}
            aria-describedby={buying.isConsentMissing ? `${CONSENT}-e` : undefined}
            onChange={({ target }) => buying.setConsent(target.checked)}
          >
            {t('product.consent')}
          </Check>
          {buying.isConsentMissing && <FieldError id={`${CONSENT}-e`}>{t('product.consentMissing')}</FieldError>}
        </>
      )}
      <div className="row">
        {selection?.parts.length === 0 && (
          <Quantity
            value={selection.choices.qty}
            name={product.name}
            atLeastOne
            onChange={(qty) => store.change((before) => before.setQty(Math.max(1, qty)))}
          />
        )}
        <Button type="submit" main busy={buying.busy} data-adds-to="microcart">
          {t(buying.busy ? 'product.adding' : buying.isChange ? 'product.change' : 'product.add')}
        </Button>
      </div>
      <LineWithdrawal line={{ cut_to_size: selection?.isCut }} />
      {buying.refusal && <Problem refusal={buying.refusal} />}
      <BelowButton store={store} />
    </form>
  )
})
