import type { CartItem } from '@vitrin/cart-sync'
import type { PlacedOrder } from '@vitrin/checkout'
import { isShipped } from '@vitrin/pricing'
import { shortOrderName } from '@vitrin/storefront'
import { useDateFormat } from './use-date-format'
import { useDelivery } from './use-delivery'
import { useMessage } from './use-message'

export interface NextStep {
  readonly title: string
  readonly text?: string | undefined
  readonly isDone?: boolean
}

export interface Thanks {
  readonly title: string
  readonly lead: string
  /** Number, day and address of the confirmation. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly piecesTitle: string
  readonly isSent: boolean
  /** It is stored on this device, and nothing was sent. */
  readonly isSaved: boolean
  readonly isPaidAtTheDoor: boolean
  readonly nextTitle: string
  readonly steps: readonly NextStep[]
}

export interface ThanksOptions {
  readonly placed: PlacedOrder
  readonly items: readonly CartItem[]
  /** The first name of the shopper. The addresses may have others. */
  readonly name: string
}

type State = 'sent' | 'saved' | 'late' | 'unsure'

const TEXTS = {
  sent: ['thanks.title', 'thanks.leadStandard', 'thanks.next'],
  unsure: ['thanks.unsureTitle', 'outbox.unsureText', 'thanks.unsureNext'],
  late: ['thanks.lateTitle', 'thanks.lateText', 'thanks.savedNext'],
  saved: ['thanks.savedTitle', 'checkout.queuedText', 'thanks.savedNext'],
} as const

function stateOf(placed: PlacedOrder): State {
  if (placed.status === 'confirmed') return 'sent'
  if (placed.reason === 'unsure') return 'unsure'
  // It was sent, and the host may have it.
  return placed.reason === 'no-answer' || placed.reason === 'retry-later' ? 'late' : 'saved'
}

/** The confirmation of an order in words. An order that was not sent is not called an order that was received. */
export function useThanks({ placed, items, name }: ThanksOptions): Thanks {
  const t = useMessage()
  const date = useDateFormat()
  const delivery = useDelivery()
  const steps = useNextSteps(placed, items)
  const { addressInformation, created_at: orderedAt, order_id } = placed.order
  const state = stateOf(placed)
  const isSent = placed.status === 'confirmed'
  const isCut = items.some(({ made_to_measure: measured }) => measured)
  const day = isSent && isCut ? delivery.nextWorkingDay(orderedAt) : undefined
  const [title, lead, next] = TEXTS[state]
  return {
    title: t(title, { name }),
    lead: day ? t('thanks.lead', { day }) : t(lead),
    facts: [
      [t('thanks.number'), (isSent && placed.confirmation.orderNumber) || shortOrderName(order_id)],
      [t(isSent ? 'thanks.placed' : 'thanks.saved'), date(orderedAt)],
      [t('thanks.confirmation'), addressInformation.billingAddress.email],
    ],
    piecesTitle: t(isSent ? 'thanks.cutting' : 'thanks.savedPieces'),
    isSent,
    isSaved: state === 'saved',
    isPaidAtTheDoor: isSent && addressInformation.payment_method_code === 'cashondelivery',
    nextTitle: t(next),
    steps: steps[state],
  }
}

/** What follows. A piece that is cut to measure adds two steps. */
function useNextSteps(placed: PlacedOrder, items: readonly CartItem[]): Readonly<Record<State, readonly NextStep[]>> {
  const t = useMessage()
  const date = useDateFormat()
  const delivery = useDelivery()
  const { created_at: orderedAt, addressInformation } = placed.order
  const { email } = addressInformation.billingAddress
  const days = delivery.dates(items, orderedAt)
  const until = delivery.changesUntil(orderedAt)
  const isCut = items.some(({ made_to_measure: measured }) => measured)
  const isSentHome = items.some(({ product_type }) => isShipped(product_type))
  const arrival = `${days ? t('delivery.at', { days }) : t('delivery.later')} ${t('thanks.step4Text')}`
  return {
    late: [
      { title: t('thanks.lateStep1'), text: date(orderedAt), isDone: true },
      { title: t('thanks.lateStep2'), text: t('thanks.lateStep2Text') },
      { title: t('thanks.savedStep3'), text: t('thanks.savedStep3Text') },
    ],
    saved: [
      { title: t('thanks.savedStep1') },
      { title: t('thanks.savedStep2'), text: t('thanks.savedStep2Text') },
      { title: t('thanks.savedStep3'), text: t('thanks.savedStep3Text') },
    ],
    unsure: [
      { title: t('thanks.unsureStep1') },
      { title: t('thanks.unsureStep2') },
      { title: t('thanks.unsureStep3'), text: t('thanks.unsureStep3Text') },
    ],
    sent: [
      { title: t('thanks.step1'), text: t('thanks.step1Text', { date: date(orderedAt), email }), isDone: true },
      ...(isCut
        ? [
            { title: t('thanks.step2'), text: t('thanks.step2Text') },
            { title: t('thanks.step3'), text: until && t('delivery.changesUntil', { day: until }) },
          ]
        : []),
      ...(isSentHome ? [{ title: t('thanks.step4'), text: arrival }] : []),
    ],
  }
}
