import { useWithdrawalForm, type WithdrawalFormOptions } from '@vitrin/theme-kit/forms'
import { Form } from '../../account/form'
import { useText } from '../../messages/use-text'
import { TextField } from '../../ui/field'
import { TextArea } from '../../ui/text-area'
import { CodeField } from './code-field'
import { OrderLines } from './order-lines'

/** The first step: name, order and lines. */
export function DeclareForm(options: WithdrawalFormOptions) {
  const t = useText()
  const withdrawal = useWithdrawalForm(options)
  const { form, order } = withdrawal
  return (
    <Form form={form} submit={t('withdraw.next')}>
      <TextField {...form.field('name')} label={t('withdraw.name')} autoComplete="name" />
      <TextField
        {...form.field('order_number')}
        label={t('withdraw.number')}
        hint={t('withdraw.numberHint')}
        readOnly={order !== undefined}
        autoComplete="off"
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('checkout.email')}
        hint={t('withdraw.emailHint')}
        autoComplete="email"
      />
      {order ? <OrderLines order={order} withdrawal={withdrawal} /> : <CodeField withdrawal={withdrawal} />}
      <TextArea
        {...form.field('statement')}
        rows={3}
        maxLength={2000}
        label={t('withdraw.message')}
        optional={t('ui.optional')}
        hint={t('withdraw.messageHint')}
      />
    </Form>
  )
}
