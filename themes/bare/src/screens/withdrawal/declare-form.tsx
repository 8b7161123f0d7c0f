import { useMessage } from '@vitrin/theme-kit'
import { useWithdrawalForm, type WithdrawalFormOptions } from '@vitrin/theme-kit/forms'
import { Form } from '../../account/form'
import { TextArea, TextField } from '../../ui/field'
import { CodeField, OrderChoice } from './order-choice'

/** The first step: name, order and lines. */
export function DeclareForm(options: WithdrawalFormOptions) {
  const t = useMessage()
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
      {order ? <OrderChoice order={order} withdrawal={withdrawal} /> : <CodeField withdrawal={withdrawal} />}
      <TextArea
        {...form.field('statement')}
        rows={3}
        maxLength={2000}
        label={t('withdraw.message')}
        optional
        hint={t('withdraw.messageHint')}
      />
    </Form>
  )
}
