import {
  Link,
  observer,
  useClosePanel,
  useEditLink,
  useLinks,
  useShopper,
  useStorefront,
  type CartItem,
  type LineQuantityRejection,
} from '@vitrin/theme-kit'
import { useState } from 'react'
import { LineWithdrawal } from '../components/line-withdrawal'
import { PiecePicture } from '../components/piece-picture'
import { PieceText } from '../components/piece-text'
import { Quantity } from '../components/quantity'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { binIcon, penIcon } from '../ui/deferred-icons'
import { LinePrice } from '../components/line-price'
import { LineStock } from './line-stock'

export const CartLine = observer(function CartLine({ item }: { readonly item: CartItem }) {
  const t = useText()
  const links = useLinks()
  const { ui } = useStorefront()
  const close = useClosePanel()
  const cart = useShopper()?.cart
  const { name, made_to_measure: measured } = item
  const to = links.product(item)
  const editLink = useEditLink(item)
  const remove = () => ui.ask({ id: 'remove-from-cart', subject: name, confirm: async () => cart?.remove(item.key) })
  const [refusal, setRefusal] = useState<LineQuantityRejection>()
  const quantity = async (qty: number): Promise<void> => {
    if (qty < 1) return remove()
    const changed = await cart?.setQty(item.key, qty)
    setRefusal(changed?.ok === false ? changed.rejection : undefined)
  }
  return (
    <li className="line">
      <PiecePicture name={name} image={item.image} measured={measured} mini="narrow" />
      <div className="line-info">
        <div className="line-top">
          <h3>
            <Link to={to} onClick={close}>
              {name}
            </Link>
          </h3>
          <LinePrice item={item} />
        </div>
        <p className="opts">
          <PieceText piece={item} />
        </p>
        <p>
          <LineStock item={item} />
        </p>
        <p className="opts">
          <LineWithdrawal line={item} />
        </p>
      </div>
      <div className="line-foot">
        <Quantity value={item.qty} name={name} refusal={refusal} onChange={(qty) => void quantity(qty)} />
        {item.options.length > 0 && (
          <Link className="link link-quiet small" to={editLink} onClick={close}>
            <Icon path={penIcon} small />
            {t(measured ? 'cart.editSize' : 'cart.edit')}
          </Link>
        )}
        <button
          type="button"
          className="link link-quiet small last"
          aria-label={t('cart.removeName', { name })}
          onClick={remove}
        >
          <Icon path={binIcon} small />
          {t('cart.remove')}
        </button>
      </div>
    </li>
  )
})
