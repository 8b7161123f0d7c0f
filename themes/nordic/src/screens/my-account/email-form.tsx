import { useEmailChange } from '@vitrin/theme-kit/forms'
import { Form } from '../../account/form'
import { PasswordField } from '../../account/password-field'
import { useText } from '../../messages/use-text'
import { TextField } from '../../ui/field'

/** Asks for another e-mail address, with the password. The address counts once its owner has followed a mailed link. */
export function EmailForm() {
  const t = useText()
  const { form, mailedTo } = useEmailChange()
  return (
    <>
      <output>{mailedTo && <p>{t('account.emailMailed', { email: mailedTo })}</p>}</output>
      <Form form={form} submit={t('account.changeEmail')}>
        <TextField {...form.field('email')} type="email" label={t('account.newEmail')} autoComplete="email" />
        <PasswordField
          {...form.field('currentPassword')}
          label={t('account.currentPassword')}
          autoComplete="current-password"
        />
      </Form>
    </>
  )
}
