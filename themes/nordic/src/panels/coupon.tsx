import { observer, useCouponField, type CartStore } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Icon } from '../ui/icon'
import { crossIcon } from '../ui/icons'

export const Coupon = observer(function Coupon({ cart }: { readonly cart: CartStore }) {
  const t = useText()
  const { code, type, error, busy, apply } = useCouponField(cart)
  if (cart.coupon) {
    return (
      <div className="coupon">
        <button
          type="button"
          className="chip"
          aria-label={t('cart.removeCoupon', { code: cart.coupon.code })}
          onClick={() => void cart.removeCoupon()}
        >
          {cart.coupon.code} <Icon path={crossIcon} small />
        </button>
      </div>
    )
  }
  return (
    <form
      className="coupon"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label={t('cart.coupon')}
        value={code}
        error={error}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" secondary small busy={busy}>
        {t('cart.applyCoupon')}
      </Button>
    </form>
  )
})
