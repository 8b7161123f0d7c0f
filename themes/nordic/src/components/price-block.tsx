import type { ProductPrice } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { classNames } from '../ui/class-names'
import { LowestPrice } from './lowest-price'
import { Money } from './money'

export interface PriceBlockProps {
  /** Undefined while measures are wrong or the price is not known. */
  readonly price: ProductPrice | undefined
  readonly large?: boolean
}

/** The price; with a reduction the new price, the old one struck through, and the lowest of the 30 days before. */
export function PriceBlock({ price, large = false }: PriceBlockProps) {
  const t = useText()
  return (
    <div className={classNames('price-block', large && 'is-large')}>
      <div className="price-row">
        {price ? <Amounts price={price} /> : <span className="muted">{t('price.unknown')}</span>}
      </div>
      <LowestPrice ore={price?.lowest} />
      {large && <p className="price-note">{price ? t('price.vat') : t('price.unknownNote')}</p>}
    </div>
  )
}

function Amounts({ price: { regular, special, from } }: { readonly price: ProductPrice }) {
  const t = useText()
  const before = from && (
    <>
      <span className="from">{t('price.from')}</span>{' '}
    </>
  )
  if (special === undefined)
    return (
      <span>
        {before}
        <strong>
          <Money ore={regular} />
        </strong>
      </span>
    )
  return (
    <>
      <span>
        {before}
        <span className="visually-hidden">{t('price.now')}</span>
        <strong>
          <Money ore={special} className="is-special" />
        </strong>
      </span>
      <span>
        <span className="visually-hidden">{t('price.before')}</span>
        <Money ore={regular} className="was" />
      </span>
    </>
  )
}
