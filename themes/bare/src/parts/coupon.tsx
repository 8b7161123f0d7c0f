import { observer, useCouponField, useMessage, type CartStore } from '@vitrin/theme-kit'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'

/** It is inside the form of the checkout, so it is no form itself: Enter and its button use the code. */
export const Coupon = observer(function Coupon({ cart }: { readonly cart: CartStore }) {
  const t = useMessage()
  const { code, type, error, busy, apply } = useCouponField(cart)
  const { coupon } = cart
  if (coupon)
    return (
      <Button aria-label={t('cart.removeCoupon', { code: coupon.code })} onClick={() => void cart.removeCoupon()}>
        {coupon.code} ✕
      </Button>
    )
  return (
    <div className="row">
      <TextField
        label={t('cart.coupon')}
        value={code}
        error={error}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button busy={busy} onClick={apply}>
        {t('cart.applyCoupon')}
      </Button>
    </div>
  )
})
