import { observer, useMessage, type ProductStore } from '@vitrin/theme-kit'
import { useStockNotice } from '@vitrin/theme-kit/forms'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Problem } from '../../ui/note'

/** Leaves an address at a sold-out piece. Inside the form that buys, so Enter and the button send it. */
export default observer(function StockNotice({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const { form, asked, send } = useStockNotice(store)
  return (
    <section className="box js" aria-label={t('stockNotice.title')}>
      <b>{t('stockNotice.title')}</b>
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
          <output className="vh">{form.announced}</output>
          <Problem>{form.problem}</Problem>
          <Button busy={form.busy} onClick={send}>
            {t('stockNotice.send')}
          </Button>
        </>
      )}
    </section>
  )
})
