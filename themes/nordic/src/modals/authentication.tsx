import { observer, useNavigate, useStorefront } from '@vitrin/theme-kit'
import { useEffect, useRef, useState } from 'react'
import { ForgottenForm } from '../account/forgotten-form'
import { PasskeySignIn } from '../account/passkey-sign-in'
import { RegisterForm } from '../account/register-form'
import { SignInForm } from '../account/sign-in-form'
import { Dialog } from '../components/dialog'
import { useText, type TextKey } from '../messages/use-text'
import '../styles/overlays.css'
import { CloseButton } from '../ui/close-button'

type View = 'sign-in' | 'register' | 'forgotten'

const TITLES: Readonly<Record<View, TextKey>> = {
  'sign-in': 'account.signIn',
  register: 'account.register',
  forgotten: 'account.forgotten',
}
/** The links from each view to the others. */
const OTHER_VIEWS: Readonly<Record<View, readonly (readonly [to: View, name: TextKey])[]>> = {
  'sign-in': [
    ['forgotten', 'account.forgottenLink'],
    ['register', 'account.registerLink'],
  ],
  register: [['sign-in', 'account.haveAccount']],
  forgotten: [['sign-in', 'account.backToSignIn']],
}

/** Sign-in, registration and the mail for a new password (R2.28). */
export default observer(function Authentication() {
  const t = useText()
  const { ui } = useStorefront()
  const navigate = useNavigate()
  const [view, setView] = useState<View>('sign-in')
  const body = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  // When the dialog opens, the browser focuses its first field.
  useEffect(() => {
    if (!isFirst.current) body.current?.querySelector('input')?.focus()
    isFirst.current = false
  }, [view])
  // A page of the account sent the guest here.
  const isRequired = view === 'sign-in' && ui.afterSignIn !== undefined
  const finish = () => {
    const next = ui.afterSignIn
    ui.closeModal()
    if (next) navigate(next)
  }
  return (
    <Dialog className="modal" labelledBy="authentication" onClose={() => ui.closeModal()}>
      <h2 id="authentication">{t(isRequired ? 'account.loginRequired' : TITLES[view])}</h2>
      {isRequired && <p className="muted">{t('account.notAuthorized')}</p>}
      <div ref={body} key={view}>
        {view === 'sign-in' && (
          <>
            <SignInForm onDone={finish} />
            <PasskeySignIn onDone={finish} />
          </>
        )}
        {view === 'register' && <RegisterForm onDone={finish} />}
        {view === 'forgotten' && <ForgottenForm />}
      </div>
      <ul className="list account-links">
        {OTHER_VIEWS[view].map(([to, name]) => (
          <li key={to}>
            <button type="button" className="link link-quiet" onClick={() => setView(to)}>
              {t(name)}
            </button>
          </li>
        ))}
      </ul>
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})
