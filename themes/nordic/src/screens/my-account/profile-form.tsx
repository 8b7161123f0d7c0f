import { useAccountForm } from '@vitrin/theme-kit/forms'
import { observer, profileIssues, useShopper } from '@vitrin/theme-kit'
import '../../styles/form-grid.css'
import { Form } from '../../account/form'
import { useText } from '../../messages/use-text'
import { TextField } from '../../ui/field'
import { UnsentProfile } from './unsent-profile'

const EMPTY = { firstname: '', lastname: '', email: '' }

/** The profile, with changes that have not been sent yet. */
export const ProfileForm = observer(function ProfileForm() {
  const t = useText()
  const { firstname, lastname, email } = useShopper()?.pendingProfile() ?? EMPTY
  const form = useAccountForm({
    values: { firstname, lastname },
    rules: (typed) => profileIssues({ ...typed, email }),
    send: ({ session, pendingProfile }, typed) => session.updateProfile({ email, ...pendingProfile(), ...typed }),
  })
  return (
    <Form form={form} submit={t('account.save')}>
      <div className="form-grid">
        <TextField
          {...form.field('firstname')}
          className="span-3"
          label={t('checkout.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastname')}
          className="span-3"
          label={t('checkout.lastName')}
          autoComplete="family-name"
        />
      </div>
      <UnsentProfile />
    </Form>
  )
})
