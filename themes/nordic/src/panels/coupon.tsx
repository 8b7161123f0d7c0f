import { observer, type CartStore } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Icon } from '../ui/icon'
import { crossIcon } from '../ui/icons'

export const Coupon = observer(function Coupon({ cart }: { readonly cart: CartStore }) {
  const t = useText()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
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
  const apply = async () => {
    setBusy(true)
    const applied = await cart.applyCoupon(code.trim())
    setBusy(false)
    setError(
      applied.ok
        ? undefined
        : t(applied.rejection.code === 'coupon-invalid' ? 'cart.couponIncorrect' : 'request.unreachable'),
    )
    if (applied.ok) setCode('')
  }
  return (
    <form
      className="coupon"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) void apply()
      }}
    >
      <TextField
        label={t('cart.coupon')}
        value={code}
        error={error}
        autoComplete="off"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" secondary small busy={busy}>
        {t('cart.applyCoupon')}
      </Button>
    </form>
  )
})
