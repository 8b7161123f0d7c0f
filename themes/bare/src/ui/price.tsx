import { toOre, useFormats, useMessage, type Ore, type ProductPrice } from '@vitrin/theme-kit'
import { Hidden } from './hidden'

export type MoneyProps = ({ readonly ore: Ore } | { readonly kronor: number }) & {
  /** In the totals of a checkout or an order zero decimals are written. */
  readonly exact?: boolean | undefined
}

export function Money({ exact = false, ...amount }: MoneyProps) {
  const formats = useFormats()
  const ore = 'ore' in amount ? amount.ore : toOre(amount.kronor)
  const parts = exact ? formats.totalParts(ore) : formats.moneyParts(ore)
  return <span className="num">{parts.map(({ text }) => text).join('')}</span>
}

/** The lowest price of the 30 days before a reduction. */
export function LowestPrice({ ore }: { readonly ore: Ore | undefined }) {
  const t = useMessage()
  const formats = useFormats()
  return ore ? <small>{t('price.lowest', { price: formats.money(ore) })}</small> : null
}

/** The price to pay is `<strong>`; a price before it is struck through. */
export function Price({ price }: { readonly price: ProductPrice | undefined }) {
  const t = useMessage()
  if (!price) return <span>{t('price.unknown')}</span>
  const { regular, special, from, lowest } = price
  return (
    <span className="price">
      {from && `${t('price.from')} `}
      {special === undefined ? (
        <strong>
          <Money ore={regular} />
        </strong>
      ) : (
        <>
          <Hidden>{t('price.now')}</Hidden>
          <strong className="less">
            <Money ore={special} />
          </strong>
          <Hidden>{t('price.before')}</Hidden>{' '}
          <s>
            <Money ore={regular} />
          </s>
        </>
      )}
      <LowestPrice ore={lowest} />
    </span>
  )
}
