import { isExemptFromWithdrawal, useMessage, type WithdrawableLine } from '@vitrin/theme-kit'

/** Whether the piece can be returned, before and after the order. */
export function LineWithdrawal({ line }: { readonly line: WithdrawableLine }) {
  const t = useMessage()
  return <small className="line">{t(isExemptFromWithdrawal(line) ? 'withdrawal.exempt' : 'withdrawal.right')}</small>
}
