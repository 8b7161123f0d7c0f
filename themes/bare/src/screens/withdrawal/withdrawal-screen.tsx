import {
  observer,
  useDateFormat,
  useMessage,
  useScreenFocus,
  useShopper,
  useStorefront,
  type ScreenProps,
  type WithdrawalReceipt,
} from '@vitrin/theme-kit'
import { useEffect, useRef, useState } from 'react'
import { ContactText } from '../../parts/contact-text'
import { NotHere } from '../../parts/not-here'
import { Note, Waiting } from '../../ui/note'
import type { DeclaredWithdrawal } from '@vitrin/theme-kit/forms'
import { Confirm } from './confirm'
import { DeclareForm } from './declare-form'

/** Withdraws from a purchase in two steps, as the law asks. `?order=` is the number of the order. */
export default observer(function WithdrawalScreen({ page }: ScreenProps<'withdrawal'>) {
  const t = useMessage()
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
  if (declared && receipt) return <Received receipt={receipt} email={declared.email} />
  if (config.hostHasAdditions === false)
    return (
      <div className="column">
        <h1>{t('withdraw.title')}</h1>
        <p>
          <ContactText message="withdraw.contact" /> {t('withdraw.elsewhere')}
        </p>
        <p>{t('withdraw.exempt')}</p>
        <NotHere label={t('withdraw.title')} />
      </div>
    )
  return (
    <div className="column">
      <h1>{t('withdraw.title')}</h1>
      <p>{t('withdraw.lead')}</p>
      <p>{t('withdraw.exempt')}</p>
      <noscript>
        <p>
          {t('withdraw.noscript')} <ContactText message="withdraw.contact" />
        </p>
      </noscript>
      {!ui.online && <Note kind="warning" title={t('withdraw.needsNetwork')} />}
      {!shopper && <Waiting />}
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

function Received({ receipt, email }: { readonly receipt: WithdrawalReceipt; readonly email: string }) {
  const t = useMessage()
  const date = useDateFormat()
  const heading = useScreenFocus<HTMLHeadingElement>()
  return (
    <div className="column">
      <h1 ref={heading} tabIndex={-1}>
        {t('withdraw.doneTitle')}
      </h1>
      <p>{t('withdraw.doneText', { date: date(new Date(receipt.received_at), 'minute'), email })}</p>
      <p>{t('withdraw.doneNext')}</p>
    </div>
  )
}
