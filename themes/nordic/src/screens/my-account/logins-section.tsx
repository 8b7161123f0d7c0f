import { useDateFormat, useLogins } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { Skeleton } from '../../ui/skeleton'

/** The devices on which the account is signed in, and a button that signs all of them out. */
export function LoginsSection() {
  const t = useText()
  const date = useDateFormat()
  const { logins, hasFailed, busy, signOutEverywhere } = useLogins()
  return (
    <section aria-labelledby="logins">
      <h2 id="logins">{t('account.logins')}</h2>
      {!logins && !hasFailed && <Skeleton lines={2} />}
      <ul className="list">
        {logins?.map(({ device, usedAt, isCurrent }, index) => (
          <li key={index}>
            {device === '' ? t('account.unknownDevice') : device}
            <span className="small muted">
              {' '}
              {isCurrent ? t('account.thisDevice') : t('account.lastUsed', { date: date(usedAt) })}
            </span>
          </li>
        ))}
      </ul>
      <div role="alert">{hasFailed && <FieldError>{t('request.unreachable')}</FieldError>}</div>
      <div className="cluster">
        <Button secondary small busy={busy} onClick={signOutEverywhere}>
          {t('account.signOutEverywhere')}
        </Button>
      </div>
    </section>
  )
}
