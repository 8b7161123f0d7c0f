import { observer, useDateFormat, useWithShopper, type Shopper } from '@vitrin/theme-kit'
import { useEffect, useState } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { Skeleton } from '../../ui/skeleton'

type Logins = Awaited<ReturnType<Shopper['session']['atHost']['logins']>>

/** The devices on which the account is signed in, and a button that signs all of them out. */
export const LoginsSection = observer(function LoginsSection() {
  const t = useText()
  const date = useDateFormat()
  const withShopper = useWithShopper()
  const [logins, setLogins] = useState<Logins>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const tried = async (ask: (shopper: Shopper) => Promise<void>) => {
    setFailed(false)
    try {
      await withShopper(ask)
    } catch {
      setFailed(true)
    }
  }
  useEffect(() => {
    void tried(async ({ session }) => setLogins(await session.atHost.logins()))
    // Once for each visit of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const signOutEverywhere = async () => {
    setBusy(true)
    await tried(async ({ session }) => {
      const ended = await session.atHost.signOutEverywhere()
      if (!ended.ok) setFailed(true)
    })
    setBusy(false)
  }
  return (
    <section aria-labelledby="logins">
      <h2 id="logins">{t('account.logins')}</h2>
      {!logins && !failed && <Skeleton lines={2} />}
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
      <div role="alert">{failed && <FieldError>{t('request.unreachable')}</FieldError>}</div>
      <div className="cluster">
        <Button secondary small busy={busy} onClick={() => void signOutEverywhere()}>
          {t('account.signOutEverywhere')}
        </Button>
      </div>
    </section>
  )
})
