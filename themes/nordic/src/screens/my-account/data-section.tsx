import { useAccountCopy, useStorefront } from '@vitrin/theme-kit'
import { NotImplementedButton } from '../../components/not-implemented-button'
import { ContactText } from '../../components/contact-text'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { DeleteForm } from './delete-form'

const PROBLEMS = { offline: 'account.needsNetwork', failed: 'request.unreachable' } as const

/** Downloads a copy of the account's data, and deletes the account. */
export function DataSection({ email }: { readonly email: string }) {
  const t = useText()
  const { hostHasAdditions } = useStorefront().config
  const { busy, problem, download } = useAccountCopy('mitt-konto.json')
  if (hostHasAdditions === false)
    return (
      <>
        <p>
          <ContactText message="account.dataContact" /> {t('account.dataElsewhere')}
        </p>
        <div className="cluster">
          <NotImplementedButton label={t('account.download')} />
          <NotImplementedButton label={t('account.delete')} />
        </div>
      </>
    )
  return (
    <>
      <section aria-labelledby="copy">
        <h2 id="copy">{t('account.copy')}</h2>
        <p>{t('account.copyText')}</p>
        <div className="cluster">
          <Button secondary small busy={busy} onClick={() => void download()}>
            {t('account.download')}
          </Button>
        </div>
        <div role="alert">{problem && <FieldError>{t(PROBLEMS[problem])}</FieldError>}</div>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">{t('account.delete')}</h2>
        <p>{t('account.deleteText')}</p>
        <DeleteForm email={email} />
      </section>
    </>
  )
}
