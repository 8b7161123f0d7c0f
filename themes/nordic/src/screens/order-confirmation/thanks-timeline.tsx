import { isShipped, useDateFormat, useDelivery, type CartItem, type PlacedOrder } from '@vitrin/theme-kit'
import { useText, type Text } from '../../messages/use-text'

export interface ThanksTimelineProps {
  readonly placed: PlacedOrder
  readonly items: readonly CartItem[]
}

interface TimelineStep {
  readonly title: string
  readonly text?: string | undefined
  readonly isDone?: boolean
}

/** The order was sent, and the host may have it. */
export function isAnswerLate(placed: PlacedOrder): boolean {
  return placed.status === 'queued' && (placed.reason === 'no-answer' || placed.reason === 'retry-later')
}

/** The steps that follow. A piece that is cut to measure adds two. */
export function ThanksTimeline({ placed, items }: ThanksTimelineProps) {
  const t = useText()
  const date = useDateFormat()
  const delivery = useDelivery()
  const { created_at: orderedAt, addressInformation } = placed.order
  const { email } = addressInformation.billingAddress
  const days = delivery.dates(items, orderedAt)
  const isShippedOrder = items.some(({ product_type }) => isShipped(product_type))
  const measured = items.some(({ made_to_measure: snapshot }) => snapshot)
  const late: readonly TimelineStep[] = [
    { title: t('thanks.lateStep1'), text: date(orderedAt), isDone: true },
    { title: t('thanks.lateStep2'), text: t('thanks.lateStep2Text') },
    { title: t('thanks.savedStep3'), text: t('thanks.savedStep3Text') },
  ]
  const saved: readonly TimelineStep[] = [
    { title: t('thanks.savedStep1') },
    { title: t('thanks.savedStep2'), text: t('thanks.savedStep2Text') },
    { title: t('thanks.savedStep3'), text: t('thanks.savedStep3Text') },
  ]
  const unsure: readonly TimelineStep[] = [
    { title: t('thanks.unsureStep1') },
    { title: t('thanks.unsureStep2') },
    { title: t('thanks.unsureStep3'), text: t('thanks.unsureStep3Text') },
  ]
  const sent: readonly TimelineStep[] = [
    { title: t('thanks.step1'), text: t('thanks.step1Text', { date: date(orderedAt), email }), isDone: true },
    ...(measured
      ? [
          { title: t('thanks.step2'), text: t('thanks.step2Text') },
          { title: t('thanks.step3'), text: changesText(t, delivery.changesUntil(orderedAt)) },
        ]
      : []),
    ...(isShippedOrder
      ? [
          {
            title: t('thanks.step4'),
            text: `${days ? t('delivery.at', { days }) : t('delivery.later')} ${t('thanks.step4Text')}`,
          },
        ]
      : []),
  ]
  const isUnsure = placed.status === 'queued' && placed.reason === 'unsure'
  const steps = placed.status === 'confirmed' ? sent : isUnsure ? unsure : isAnswerLate(placed) ? late : saved
  return (
    <ol className="timeline">
      {steps.map(({ title, text, isDone }) => (
        <li key={title} data-state={isDone ? 'done' : undefined}>
          <b>{title}</b>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ol>
  )
}

function changesText(t: Text, day: string | undefined): string | undefined {
  return day && t('delivery.changesUntil', { day })
}
