import { isExemptFromWithdrawal, type WithdrawableLine } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** Says whether a piece can be returned, before and after the order. */
export function LineWithdrawal({ line }: { readonly line: WithdrawableLine }) {
  const t = useText()
  return <span className="muted">{t(isExemptFromWithdrawal(line) ? 'withdrawal.exempt' : 'withdrawal.right')}</span>
}
