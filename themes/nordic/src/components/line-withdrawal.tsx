import { isExemptFromWithdrawal, type WithdrawableLine } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** Whether what is bought can be returned: said of each piece before it is ordered, and after. */
export function LineWithdrawal({ line }: { readonly line: WithdrawableLine }) {
  const t = useText()
  return <span className="muted">{t(isExemptFromWithdrawal(line) ? 'withdrawal.exempt' : 'withdrawal.right')}</span>
}
