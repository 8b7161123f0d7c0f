import {
  reject,
  useShopper,
  type Customer,
  type OrderToWithdraw,
  type Shopper,
  type WithdrawalIssue,
} from '@vitrin/theme-kit'
import { useEffect, useRef, useState } from 'react'
import { Form } from '../../account/form'
import { useAccountForm } from '../../account/use-account-form'
import { useText } from '../../messages/use-text'
import { TextField } from '../../ui/field'
import { TextArea } from '../../ui/text-area'
import { CodeField } from './code-field'
import type { Declared } from './confirm'
import { OrderLines } from './order-lines'

export interface DeclareFormProps {
  /** The number of the order in the address. */
  readonly asked: string
  readonly customer: Customer | undefined
  readonly onDeclared: (declared: Declared) => void
}

/** The first step: name, order and lines. */
export function DeclareForm({ asked, customer, onDeclared }: DeclareFormProps) {
  const t = useText()
  const withdrawals = useShopper()?.withdrawals
  const lines = useRef<HTMLFieldSetElement>(null)
  const [order, setOrder] = useState<OrderToWithdraw>()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isMissing, setMissing] = useState(false)
  const [codeFor, setCodeFor] = useState<string>()
  const values = {
    name: customer ? `${customer.firstname} ${customer.lastname}` : '',
    order_number: asked,
    email: customer?.email ?? '',
    code: '',
    statement: '',
  }
  const form = useAccountForm({
    values,
    send: async (shopper, { name, order_number, email, statement }) => {
      const declaration = { name, order_number, email, statement, ...(chosen.length > 0 && { item_ids: chosen }) }
      const checked = shopper.withdrawals.check(declaration, order)
      const isNoneChosen = hasIssueOf(checked, 'item_ids')
      setMissing(isNoneChosen)
      if (isNoneChosen) {
        lines.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
        return reject({ code: 'invalid', issues: [] })
      }
      if (checked.ok)
        onDeclared({ ...declaration, lines: order?.lines.filter(({ item_id }) => chosen.includes(item_id)) ?? [] })
      return checked
    },
    offline: 'withdraw.needsNetwork',
  })

  // For an order of the signed-in customer the lines are shown at once.
  useEffect(() => {
    let isStale = false
    const look = async () => {
      const own = await withdrawals?.own(asked)
      if (own && !isStale) setOrder(own)
    }
    // Without an answer the shopper can open the lines with a code.
    look().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [withdrawals, asked])

  const choose = () =>
    form.run(async (shopper, typed) => {
      const own = await shopper.withdrawals.own(typed.order_number)
      if (own) setOrder(own)
      const mailed = own ? undefined : await shopper.withdrawals.mailCode(typed)
      if (mailed?.ok) setCodeFor(typed.email)
      return mailed ?? { ok: true, value: undefined }
    })
  const open = () =>
    form.run(async (shopper, typed) => {
      const opened = await shopper.withdrawals.open(typed)
      if (opened.ok) setOrder(opened.value)
      return opened
    })
  const forget = () => {
    setOrder(undefined)
    setCodeFor(undefined)
    setChosen([])
  }

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
      {order ? (
        <OrderLines
          ref={lines}
          order={order}
          chosen={chosen}
          error={isMissing ? t('withdraw.chooseOne') : undefined}
          onChange={(item_ids) => {
            setChosen(item_ids)
            setMissing(false)
          }}
          onForget={forget}
        />
      ) : (
        <CodeField field={form.field('code')} mailedTo={codeFor} busy={form.busy} onChoose={choose} onOpen={open} />
      )}
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

type Checked = ReturnType<Shopper['withdrawals']['check']>

function hasIssueOf(checked: Checked, field: WithdrawalIssue['field']): boolean {
  return (
    !checked.ok &&
    checked.rejection.code === 'invalid' &&
    checked.rejection.issues.some((issue) => issue.field === field)
  )
}
