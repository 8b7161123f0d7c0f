import type { StoredOrder } from '@vitrin/theme-kit'
import { MiniLines } from '../components/mini-lines'
import { Money } from '../components/money'
import { PiecePicture } from '../components/piece-picture'
import { useText } from '../messages/use-text'

const MAX_DRAWN = 3

/** The drawings, the lines and the total of an order that has not been sent. */
export function OrderedLines({ order }: { readonly order: StoredOrder }) {
  const t = useText()
  const { items = [], expected_totals: totals } = order
  return (
    <>
      <div className="outbox-order">
        <ul className="list">
          {items.slice(0, MAX_DRAWN).map((item) => (
            <li key={item.key}>
              <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="always" />
            </li>
          ))}
        </ul>
        {totals && (
          <p>
            {t('cart.total')}{' '}
            <b>
              <Money kronor={totals.grand_total} isTotal />
            </b>
          </p>
        )}
      </div>
      <details>
        <summary className="link">{t('outbox.lines')}</summary>
        <MiniLines items={items} />
      </details>
    </>
  )
}
