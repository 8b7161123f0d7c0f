import { observer, type ProductStore } from '@vitrin/theme-kit'
import { useStockNotice } from '@vitrin/theme-kit/forms'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { FieldError } from '../../ui/field-error'

/**
 * Leaves an address at a sold-out piece. It is inside the form that buys, so it is no form of its own: Enter and the
 * button send it.
 */
export default observer(function StockNotice({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const { form, asked, send } = useStockNotice(store)
  return (
    <section className="group stock-notice needs-script" aria-label={t('stockNotice.title')}>
      <p>
        <b>{t('stockNotice.title')}</b>
      </p>
      <output>{asked && t(asked.status === 'kept' ? 'stockNotice.asked' : 'stockNotice.waits')}</output>
      {!asked && (
        <>
          <TextField
            {...form.field('email')}
            type="email"
            label={t('checkout.email')}
            hint={t('stockNotice.hint')}
            autoComplete="email"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              send()
            }}
          />
          <output className="visually-hidden">{form.announced}</output>
          <div role="alert">{form.problem && <FieldError>{form.problem}</FieldError>}</div>
          <Button type="button" secondary small busy={form.busy} onClick={send}>
            {t('stockNotice.send')}
          </Button>
        </>
      )}
    </section>
  )
})
