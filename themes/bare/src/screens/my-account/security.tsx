import { observer, useDateFormat, useLogins, useMessage, useShopper, type Shopper } from '@vitrin/theme-kit'
import { usePasskeys } from '@vitrin/theme-kit/forms'
import { Form } from '../../account/form'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/field'
import { Problem, Waiting } from '../../ui/note'

/** The passkeys of the account, where the browser has them. */
export const Passkeys = observer(function Passkeys() {
  const shopper = useShopper()
  return shopper?.session.passkeys.areOffered ? <Listed shopper={shopper} /> : null
})

function Listed({ shopper }: { readonly shopper: Shopper }) {
  const t = useMessage()
  const date = useDateFormat()
  const { listed, problem, heading, remove, form, said } = usePasskeys(shopper)
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {t('account.passkeys')}
      </h2>
      <p>{t('account.passkeysLead')}</p>
      <ul>
        {listed.map(({ id, device, addedAt, usedAt }) => {
          const name = device === '' ? t('account.unknownDevice') : device
          const added = date(addedAt)
          return (
            <li key={id}>
              {name}{' '}
              <small>
                {usedAt === null
                  ? t('account.passkeyAdded', { added })
                  : t('account.passkeyUsed', { added, used: date(usedAt) })}
              </small>{' '}
              <Button aria-label={t('account.removeThisPasskey', { name, added })} onClick={() => remove(id)}>
                {t('account.removePasskey')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Problem>{problem}</Problem>
      <output>{said}</output>
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

/** The devices that are signed in, and a button that signs all of them out. */
export function Logins() {
  const t = useMessage()
  const date = useDateFormat()
  const { logins, hasFailed, busy, signOutEverywhere } = useLogins()
  return (
    <section aria-labelledby="logins">
      <h2 id="logins">{t('account.logins')}</h2>
      {!logins && !hasFailed && <Waiting />}
      <ul>
        {logins?.map(({ device, usedAt, isCurrent }, index) => (
          <li key={index}>
            {device === '' ? t('account.unknownDevice') : device}{' '}
            <small>{isCurrent ? t('account.thisDevice') : t('account.lastUsed', { date: date(usedAt) })}</small>
          </li>
        ))}
      </ul>
      <Problem>{hasFailed && t('request.unreachable')}</Problem>
      <Button busy={busy} onClick={signOutEverywhere}>
        {t('account.signOutEverywhere')}
      </Button>
    </section>
  )
}
