import { useDateFormat, type PlacedOrder } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

export interface ThanksTimelineProps {
  readonly placed: PlacedOrder
  /** A piece is cut to measure, so the timeline has two more steps. */
  readonly measured: boolean
}

export function ThanksTimeline({ placed, measured }: ThanksTimelineProps) {
  const t = useText()
  const date = useDateFormat()
  const isSent = placed.status === 'confirmed'
  return (
    <ol className="timeline">
      <li data-state={isSent ? 'done' : undefined}>
        <b>{t('thanks.step1')}</b>
        {isSent && <span>{date(placed.order.created_at)}</span>}
      </li>
      {measured && (
        <li>
          <b>{t('thanks.step2')}</b>
          <span>{t('thanks.step2Text')}</span>
        </li>
      )}
      {measured && (
        <li>
          <b>{t('thanks.step3')}</b>
        </li>
      )}
      <li>
        <b>{t('thanks.step4')}</b>
        <span>{t('thanks.step4Text')}</span>
      </li>
    </ol>
  )
}
