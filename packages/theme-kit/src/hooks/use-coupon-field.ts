import { useState } from 'react'
import type { CartStore } from '../stores'
import { useMessage } from './use-message'

export interface CouponField {
  readonly code: string
  readonly type: (code: string) => void
  readonly error: string | undefined
  readonly busy: boolean
  readonly apply: () => void
}

export function useCouponField(cart: CartStore): CouponField {
  const t = useMessage()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const apply = async () => {
    setBusy(true)
    const applied = await cart.applyCoupon(code.trim())
    setBusy(false)
    if (applied.ok) setCode('')
    const isWrong = !applied.ok && applied.rejection.code === 'coupon-invalid'
    setError(applied.ok ? undefined : t(isWrong ? 'cart.couponIncorrect' : 'request.unreachable'))
  }
  return {
    code,
    type: setCode,
    error,
    busy,
    apply: () => {
      if (code.trim() !== '') void apply()
    },
  }
}
