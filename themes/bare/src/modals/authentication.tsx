import {
  credentialsIssues,
  observer,
  registrationIssues,
  useMessage,
  useNavigate,
  useShopper,
  useStorefront,
  type MessageKey,
} from '@vitrin/theme-kit'
import { useAccountForm, usePasskeyProblem } from '@vitrin/theme-kit/forms'
import { useEffect, useRef, useState } from 'react'
import { Forgotten } from '../account/forgotten'
import { Form } from '../account/form'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { PasswordField, TextField } from '../ui/field'
import { Problem } from '../ui/note'

type View = 'sign-in' | 'register' | 'forgotten'

const TITLES: Readonly<Record<View, MessageKey>> = {
  'sign-in': 'account.signIn',
  register: 'account.register',
  forgotten: 'account.forgotten',
}
const OTHERS: Readonly<Record<View, readonly (readonly [to: View, name: MessageKey])[]>> = {
  'sign-in': [
    ['forgotten', 'account.forgottenLink'],
    ['register', 'account.registerLink'],
  ],
  register: [['sign-in', 'account.haveAccount']],
  forgotten: [['sign-in', 'account.backToSignIn']],
}

interface DoneProps {
  readonly onDone: () => void
}

/** Sign-in, registration and the mail for a new password. */
export default observer(function Authentication() {
  const t = useMessage()
  const { ui } = useStorefront()
  const navigate = useNavigate()
  const [view, setView] = useState<View>('sign-in')
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('input')?.focus(), [view])
  // A page of the account sent the guest here.
  const isRequired = view === 'sign-in' && ui.afterSignIn !== undefined
  const finish = () => {
    const next = ui.afterSignIn
    ui.closeModal()
    if (next) navigate(next)
  }
  return (
    <Dialog title={t(isRequired ? 'account.loginRequired' : TITLES[view])} onClose={() => ui.closeModal()}>
      {isRequired && <p>{t('account.notAuthorized')}</p>}
      <div ref={body} key={view}>
        {view === 'sign-in' && <SignIn onDone={finish} />}
        {view === 'register' && <Register onDone={finish} />}
        {view === 'forgotten' && <Forgotten />}
      </div>
      <p className="row">
        {OTHERS[view].map(([to, name]) => (
          <Button key={to} onClick={() => setView(to)}>
            {t(name)}
          </Button>
        ))}
      </p>
    </Dialog>
  )
})

const NO_CREDENTIALS = { username: '', password: '' }

const SignIn = observer(function SignIn({ onDone }: DoneProps) {
  const t = useMessage()
  const shopper = useShopper()
  const [busy, setBusy] = useState(false)
  const { problem, explained } = usePasskeyProblem()
  const form = useAccountForm({
    values: NO_CREDENTIALS,
    rules: credentialsIssues,
    send: ({ session }, typed) => session.login(typed),
    onDone,
    failed: 'request.unauthorized',
  })
  const withPasskey = async () => {
    if (!shopper) return
    setBusy(true)
    const isIn = await explained(shopper, () => shopper.session.passkeys.login())
    setBusy(false)
    if (isIn) onDone()
  }
  return (
    <>
      <Form form={form} submit={t('account.signIn')}>
        <TextField {...form.field('username')} type="email" label={t('checkout.email')} autoComplete="username" />
        <PasswordField {...form.field('password')} label={t('account.password')} autoComplete="current-password" />
      </Form>
      {shopper?.session.passkeys.areOffered && (
        <>
          <Button busy={busy} onClick={() => void withPasskey()}>
            {t('account.signInWithPasskey')}
          </Button>
          <Problem>{problem}</Problem>
        </>
      )}
    </>
  )
})

const NOBODY = { firstname: '', lastname: '', email: '', password: '' }

/** Registers and signs in. */
function Register({ onDone }: DoneProps) {
  const t = useMessage()
  const form = useAccountForm({
    values: NOBODY,
    rules: registrationIssues,
    send: async ({ session }, typed) => {
      const registered = await session.register(typed)
      return registered.ok ? session.login({ username: typed.email, password: typed.password }) : registered
    },
    onDone,
  })
  return (
    <Form form={form} submit={t('account.register')}>
      <TextField {...form.field('firstname')} label={t('checkout.firstName')} autoComplete="given-name" />
      <TextField {...form.field('lastname')} label={t('checkout.lastName')} autoComplete="family-name" />
      <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
    </Form>
  )
}
