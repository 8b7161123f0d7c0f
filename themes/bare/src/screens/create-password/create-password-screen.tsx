import { Link, observer, useLinks, useMessage, useNavigate, useShopper, type ScreenProps } from '@vitrin/theme-kit'
import { useAccountForm } from '@vitrin/theme-kit/forms'
import { useState } from 'react'
import { Forgotten } from '../../account/forgotten'
import { Form } from '../../account/form'
import { Button } from '../../ui/button'
import { PasswordField, TextField } from '../../ui/field'
import { Waiting } from '../../ui/note'

/** The page of the mailed link. The server does not render what is in its address. */
export default observer(function CreatePasswordScreen({ page }: ScreenProps<'create-password'>) {
  const t = useMessage()
  const links = useLinks()
  const isHere = useShopper() !== undefined
  const [wantsNew, setWantsNew] = useState(false)
  const link = new URLSearchParams(page.url.split('?')[1])
  const resetToken = link.get('resetToken')
  const email = link.get('email')
  const isWhole = resetToken !== null && resetToken !== '' && email !== null && email !== ''
  return (
    <div className="column">
      <h1>{t('account.newPasswordTitle')}</h1>
      <noscript>
        <p>{t('account.noscript')}</p>
      </noscript>
      {!isHere && <Waiting />}
      {isHere && !isWhole && <p>{t('account.linkBroken')}</p>}
      {isHere && isWhole && <NewPassword resetToken={resetToken} email={email} />}
      {isHere && (wantsNew || !isWhole) && <Forgotten />}
      {isHere && isWhole && !wantsNew && <Button onClick={() => setWantsNew(true)}>{t('account.newLink')}</Button>}
      <p>
        <Link to={links.home}>{t('thanks.home')}</Link>
      </p>
    </div>
  )
})

const EMPTY = { newPassword: '' }

/** Sets the password and signs in. */
function NewPassword({ resetToken, email }: { readonly resetToken: string; readonly email: string }) {
  const t = useMessage()
  const links = useLinks()
  const navigate = useNavigate()
  const form = useAccountForm({
    values: EMPTY,
    send: ({ session }, { newPassword }) => session.createPassword({ email, newPassword, resetToken }),
    onDone: () => navigate(links.account, { replace: true }),
    offline: 'account.passwordOffline',
  })
  return (
    <Form form={form} submit={t('account.savePassword')}>
      <TextField type="email" label={t('checkout.email')} value={email} readOnly autoComplete="username" />
      <PasswordField
        {...form.field('newPassword')}
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
    </Form>
  )
}
