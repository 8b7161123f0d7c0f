import { useAccountCopy, useMessage, useStorefront } from '@vitrin/theme-kit'
import { useAccountForm } from '@vitrin/theme-kit/forms'
import { Form } from '../../account/form'
import { ContactText } from '../../parts/contact-text'
import { NotHere } from '../../parts/not-here'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/field'
import { Problem } from '../../ui/note'

const PROBLEMS = { offline: 'account.needsNetwork', failed: 'request.unreachable' } as const

/** A copy of the account's data, and the end of the account. */
export function OwnData({ email }: { readonly email: string }) {
  const t = useMessage()
  const { hostHasAdditions } = useStorefront().config
  const { busy, problem, download } = useAccountCopy('mitt-konto.json')
  if (hostHasAdditions === false)
    return (
      <>
        <p>
          <ContactText message="account.dataContact" /> {t('account.dataElsewhere')}
        </p>
        <p className="row">
          <NotHere label={t('account.download')} />
          <NotHere label={t('account.delete')} />
        </p>
      </>
    )
  return (
    <>
      <section aria-labelledby="copy">
        <h2 id="copy">{t('account.copy')}</h2>
        <p>{t('account.copyText')}</p>
        <Button busy={busy} onClick={() => void download()}>
          {t('account.download')}
        </Button>
        <Problem>{problem && t(PROBLEMS[problem])}</Problem>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">{t('account.delete')}</h2>
        <p>{t('account.deleteText')}</p>
        <DeleteForm email={email} />
      </section>
    </>
  )
}

const EMPTY = { password: '' }

/** The password is the question: a borrowed device must not end an account. */
function DeleteForm({ email }: { readonly email: string }) {
  const t = useMessage()
  const form = useAccountForm({ values: EMPTY, send: ({ endAccount }, { password }) => endAccount(password) })
  return (
    <Form form={form} submit={t('account.deleteForGood')}>
      {/* Password managers read here whose password it is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField {...form.field('password')} label={t('account.password')} autoComplete="current-password" />
    </Form>
  )
}
