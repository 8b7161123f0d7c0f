import {
  Link,
  observer,
  useClosePanel,
  useEditLink,
  useLinks,
  useMessage,
  useShopper,
  useStorefront,
  type CartItem,
  type LineQuantityRejection,
} from '@vitrin/theme-kit'
import { useEffect, useState } from 'react'
import { Coupon } from '../parts/coupon'
import { DeliveryDays, LinePrice } from '../parts/lines'
import { PiecePicture, PieceText } from '../parts/piece'
import { LineWithdrawal } from '../parts/piece-withdrawal'
import { Quantity } from '../parts/quantity'
import { Totals } from '../parts/totals'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Status, Waiting } from '../ui/note'

/** The cart. It is mounted before it opens, when something is added. */
export default observer(function Microcart() {
  const t = useMessage()
  const links = useLinks()
  const close = useClosePanel()
  const cart = useShopper()?.cart
  const { ui } = useStorefront()
  const { notifications } = ui
  const isOpen = ui.panel === 'microcart'
  // The open cart shows what was added: no notification has to say it.
  useEffect(() => {
    if (isOpen) for (const { id, type } of notifications.list) if (type === 'success') notifications.dismiss(id)
  }, [isOpen, notifications])
  const count = cart?.count ?? 0
  const title = count > 0 ? `${t('cart.title')} ${t('cart.items', { count })}` : t('cart.title')
  return (
    <Dialog title={title} shape="side" isOpen={isOpen} closeLabel={t('cart.close')} onClose={close}>
      {!cart && <Waiting />}
      {cart && count === 0 && (
        <>
          <h3>{t('cart.emptyTitle')}</h3>
          <p>{t('cart.emptyText')}</p>
          <Link to={links.home} onClick={close}>
            {t('cart.seeRange')}
          </Link>
        </>
      )}
      {cart && count > 0 && (
        <>
          <ul className="lines">
            {cart.items.map((item) => (
              <Line key={item.key} item={item} />
            ))}
          </ul>
          <Coupon key={String(isOpen)} cart={cart} />
          <DeliveryDays lines={cart.items} />
          <Totals totals={cart.totals} coupon={cart.coupon?.code} />
          <p className="row">
            <Link className="main" to={links.checkout} onClick={close}>
              {t('cart.checkout')}
            </Link>
            <Button onClick={close}>{t('cart.continue')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
})

const Line = observer(function Line({ item }: { readonly item: CartItem }) {
  const t = useMessage()
  const links = useLinks()
  const { ui } = useStorefront()
  const close = useClosePanel()
  const cart = useShopper()?.cart
  const editLink = useEditLink(item)
  const [refusal, setRefusal] = useState<LineQuantityRejection>()
  const { name, made_to_measure: measured } = item
  const remove = () => ui.ask({ id: 'remove-from-cart', subject: name, confirm: async () => cart?.remove(item.key) })
  const change = async (qty: number) => {
    if (qty < 1) return remove()
    const changed = await cart?.setQty(item.key, qty)
    setRefusal(changed?.ok === false ? changed.rejection : undefined)
  }
  return (
    <li>
      <PiecePicture name={name} image={item.image} measured={measured} />
      <div>
        <h3>
          <Link to={links.product(item)} onClick={close}>
            {name}
          </Link>
        </h3>
        <PieceText piece={item} />
        <LineStock item={item} />
        <LineWithdrawal line={item} />
        <div className="row">
          <Quantity value={item.qty} name={name} refusal={refusal} onChange={(qty) => void change(qty)} />
          {item.options.length > 0 && (
            <Link to={editLink} onClick={close}>
              {t(measured ? 'cart.editSize' : 'cart.edit')}
            </Link>
          )}
          <Button aria-label={t('cart.removeName', { name })} onClick={remove}>
            {t('cart.remove')}
          </Button>
        </div>
      </div>
      <LinePrice item={item} />
    </li>
  )
})

/** What is known of the stock of a line. */
function LineStock({ item }: { readonly item: Pick<CartItem, 'stock' | 'made_to_measure'> }) {
  const t = useMessage()
  if (item.made_to_measure) return <Status kind="ok">{t('product.madeForYou')}</Status>
  if (!item.stock) return <Status kind="wait">{t('cart.stockWaits')}</Status>
  if (item.stock.is_in_stock) return <Status kind="ok">{t('stock.in')}</Status>
  return (
    <Status kind="out">
      {t('stock.out')} {t('cart.canBeOrdered')}
    </Status>
  )
}
