import { usePasskeys } from '@vitrin/theme-kit/forms'
import { observer, useDateFormat, useShopper, type Passkey, type Shopper } from '@vitrin/theme-kit'
import { Form } from '../../account/form'
import { PasswordField } from '../../account/password-field'
import { useText } from '../../messages/use-text'
import { FieldError } from '../../ui/field-error'

/** The passkeys of the account, where the browser has them. */
export const PasskeysSection = observer(function PasskeysSection() {
  const shopper = useShopper()
  return shopper?.session.passkeys.areOffered ? <ListedPasskeys shopper={shopper} /> : null
})

function ListedPasskeys({ shopper }: { readonly shopper: Shopper }) {
  const t = useText()
  const { listed, problem, heading, remove, form, said } = usePasskeys(shopper)
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {t('account.passkeys')}
      </h2>
      <p className="muted">{t('account.passkeysLead')}</p>
      {listed.length > 0 && (
        <ul className="list">
          {listed.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
          ))}
        </ul>
      )}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <output>{said && <p>{said}</p>}</output>
      <Form form={form} submit={t('account.addPasskey')}>
        <PasswordField
          {...form.field('currentPassword')}
          label={t('account.currentPassword')}
          autoComplete="current-password"
        />
      </Form>
    </section>
  )
}

function PasskeyLine({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const t = useText()
  const date = useDateFormat()
  const name = passkey.device === '' ? t('account.unknownDevice') : passkey.device
  const added = date(passkey.addedAt)
  return (
    <li>
      {name}
      <span className="small muted">
        {' '}
        {passkey.usedAt === null
          ? t('account.passkeyAdded', { added })
          : t('account.passkeyUsed', { added, used: date(passkey.usedAt) })}
      </span>{' '}
      <button
        type="button"
        className="link link-quiet small"
        aria-label={t('account.removeThisPasskey', { name, added })}
        onClick={onRemove}
      >
        {t('account.removePasskey')}
      </button>
    </li>
  )
}
