import { TransportError, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText, type TextKey } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { DeleteForm } from './delete-form'

/** A copy of all that is known, and the end of the account. */
export function DataSection({ email }: { readonly email: string }) {
  const t = useText()
  const { busy, problem, download } = useCopy()
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
        <div role="alert">{problem && <FieldError>{t(problem)}</FieldError>}</div>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">{t('account.delete')}</h2>
        <p>{t('account.deleteText')}</p>
        <DeleteForm email={email} />
      </section>
    </>
  )
}

function useCopy() {
  const shopper = useShopper()
  const storefront = useStorefront()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TextKey>()
  const download = async () => {
    if (!shopper) return
    setBusy(true)
    setProblem(undefined)
    try {
      save(JSON.stringify(await shopper.accountCopy(), null, 2))
    } catch (error) {
      storefront.report(error)
      setProblem(
        error instanceof TransportError && error.fault === 'offline' ? 'account.needsNetwork' : 'request.unreachable',
      )
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, download }
}

function save(json: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = 'mitt-konto.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
