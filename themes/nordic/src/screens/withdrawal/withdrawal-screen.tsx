import { observer, useShopper, useStorefront, type ScreenProps, type WithdrawalReceipt } from '@vitrin/theme-kit'
import { useEffect, useRef, useState } from 'react'
import '../../styles/account.css'
import '../../styles/feedback.css'
import '../../styles/pages.css'
import '../../styles/withdrawal.css'
import { NotImplementedButton } from '../../components/not-implemented-button'
import { ContactText } from '../../components/contact-text'
import { useText } from '../../messages/use-text'
import { MessageBox } from '../../ui/message-box'
import type { DeclaredWithdrawal } from '@vitrin/theme-kit/forms'
import { Confirm } from './confirm'
import { DeclareForm } from './declare-form'
import { Received } from './received'
import { Skeleton } from '../../ui/skeleton'

/** Withdraws from a purchase in two steps, as the law asks (decisions.md 25). `?order=` is the number of the order. */
export default observer(function WithdrawalScreen({ page }: ScreenProps<'withdrawal'>) {
  const t = useText()
  const shopper = useShopper()
  const { ui, config } = useStorefront()
  const [declared, setDeclared] = useState<DeclaredWithdrawal>()
  const [receipt, setReceipt] = useState<WithdrawalReceipt>()
  const form = useRef<HTMLDivElement>(null)
  const wasDeclared = useRef(false)
  useEffect(() => {
    if (wasDeclared.current && !declared) form.current?.focus()
    wasDeclared.current = declared !== undefined
  }, [declared])
  const asked = new URLSearchParams(page.url.split('?')[1]).get('order') ?? ''
  if (declared && receipt)
    return (
      <div className="page content account-page">
        <Received receipt={receipt} email={declared.email} />
      </div>
    )
  if (config.hostHasAdditions === false)
    return (
      <div className="page content account-page">
        <h1>{t('withdraw.title')}</h1>
        <p>
          <ContactText message="withdraw.contact" /> {t('withdraw.elsewhere')}
        </p>
        <p className="withdrawal-rule">{t('withdraw.exempt')}</p>
        <div className="cluster">
          <NotImplementedButton label={t('withdraw.title')} />
        </div>
      </div>
    )
  return (
    <div className="page content account-page">
      <h1>{t('withdraw.title')}</h1>
      <p className="lead">{t('withdraw.lead')}</p>
      <p className="withdrawal-rule">{t('withdraw.exempt')}</p>
      <noscript>
        <p>
          {t('withdraw.noscript')} <ContactText message="withdraw.contact" />
        </p>
      </noscript>
      {!ui.online && <MessageBox kind="warning" title={t('withdraw.needsNetwork')} />}
      {!shopper && <Skeleton lines={3} needsScript />}
      {/* Hidden in the second step, so that it keeps what was typed. */}
      {shopper && (
        <div ref={form} tabIndex={-1} hidden={declared !== undefined}>
          <DeclareForm asked={asked} customer={shopper.session.current} onDeclared={setDeclared} />
        </div>
      )}
      {declared && <Confirm declared={declared} onChange={() => setDeclared(undefined)} onReceived={setReceipt} />}
    </div>
  )
})
