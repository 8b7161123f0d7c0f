import { accept, reject, type Customer } from '@vitrin/kernel'
import type { OrderToWithdraw, WithdrawalDeclaration, WithdrawalLine, WithdrawalReceipt } from '@vitrin/checkout'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useShopper } from '../hooks/use-shopper'
import { useAccountForm, type AccountForm } from './use-account-form'

export interface DeclaredWithdrawal extends WithdrawalDeclaration {
  /** The chosen lines, as they were shown. */
  readonly lines: readonly WithdrawalLine[]
}

export interface WithdrawalFormOptions {
  /** The number of the order in the address. */
  readonly asked: string
  readonly customer: Customer | undefined
  readonly onDeclared: (declared: DeclaredWithdrawal) => void
}

type Values = Readonly<Record<'name' | 'order_number' | 'email' | 'code' | 'statement', string>>

export interface WithdrawalForm {
  readonly form: AccountForm<Values>
  /** The order whose lines can be chosen. */
  readonly order: OrderToWithdraw | undefined
  /** Of the element around the lines: its first field gets the focus when none was chosen. */
  readonly place: RefObject<HTMLFieldSetElement | null>
  readonly chosen: readonly number[]
  /** The form was sent without a line. */
  readonly isMissing: boolean
  /** The address that the code was mailed to. */
  readonly mailedTo: string | undefined
  readonly choose: (item_id: number, isChosen: boolean) => void
  /** Shows the lines of an own order, or mails a code that opens them. */
  readonly findLines: () => void
  /** Opens the lines with the mailed code. */
  readonly openLines: () => void
  /** Declares for another order. */
  readonly forget: () => void
}

/** The first step of a withdrawal: name, order and lines. */
export function useWithdrawalForm({ asked, customer, onDeclared }: WithdrawalFormOptions): WithdrawalForm {
  const withdrawals = useShopper()?.withdrawals
  const place = useRef<HTMLFieldSetElement>(null)
  const [order, setOrder] = useState<OrderToWithdraw>()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isMissing, setMissing] = useState(false)
  const [mailedTo, setMailedTo] = useState<string>()
  const values: Values = {
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
      const isNoneChosen =
        !checked.ok &&
        checked.rejection.code === 'invalid' &&
        checked.rejection.issues.some(({ field }) => field === 'item_ids')
      setMissing(isNoneChosen)
      if (isNoneChosen) {
        place.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
        return reject({ code: 'invalid', issues: [] })
      }
      if (checked.ok)
        onDeclared({ ...declaration, lines: order?.lines.filter(({ item_id }) => chosen.includes(item_id)) ?? [] })
      return checked
    },
    offline: 'withdraw.needsNetwork',
  })

  // For an order of the signed-in customer the lines are shown at once; without an answer a code opens them.
  useEffect(() => {
    let isStale = false
    const look = async () => {
      const own = await withdrawals?.own(asked)
      if (own && !isStale) setOrder(own)
    }
    look().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [withdrawals, asked])

  return {
    form,
    order,
    place,
    chosen,
    isMissing,
    mailedTo,
    choose: (item_id, isChosen) => {
      const others = chosen.filter((id) => id !== item_id)
      setChosen(isChosen ? [...others, item_id] : others)
      setMissing(false)
    },
    findLines: () =>
      form.run(async (shopper, typed) => {
        const own = await shopper.withdrawals.own(typed.order_number)
        if (own) setOrder(own)
        const mailed = own ? undefined : await shopper.withdrawals.mailCode(typed)
        if (mailed?.ok) setMailedTo(typed.email)
        return mailed ?? accept(undefined)
      }),
    openLines: () =>
      form.run(async (shopper, typed) => {
        const opened = await shopper.withdrawals.open(typed)
        if (opened.ok) setOrder(opened.value)
        return opened
      }),
    forget: () => {
      setOrder(undefined)
      setMailedTo(undefined)
      setChosen([])
    },
  }
}

const NOTHING = {}

/** The second step of a withdrawal: its form has no field, its button declares. */
export function useWithdrawalConfirmation(
  declared: DeclaredWithdrawal,
  onReceived: (receipt: WithdrawalReceipt) => void,
): AccountForm<Readonly<Record<string, string>>> {
  return useAccountForm<Readonly<Record<string, string>>>({
    values: NOTHING,
    send: async ({ withdrawals, orderHistory, session }) => {
      const { name, order_number, email, statement, item_ids } = declared
      const answer = await withdrawals.declare({ name, order_number, email, statement, item_ids })
      if (answer.ok) onReceived(answer.value)
      // The order shows its withdrawal.
      if (answer.ok && session.isSignedIn) void orderHistory.refresh()
      return answer
    },
    offline: 'withdraw.needsNetwork',
  })
}
