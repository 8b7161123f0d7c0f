import { Link, useMessage, useMessageRef, useStorefront, type Notification } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { classNames } from '../ui/class-names'
import { CloseButton } from '../ui/close-button'
import { Icon } from '../ui/icon'
import { checkIcon, warningIcon } from '../ui/icons'
import { infoIcon } from '../ui/deferred-icons'

const ICONS = { success: checkIcon, info: infoIcon, warning: warningIcon, error: warningIcon } as const

export function Toast({ notification }: { readonly notification: Notification }) {
  const t = useText()
  const say = useMessageRef()
  const { notifications } = useStorefront().ui
  const { id, type, message, action1, action2 } = notification
  const close = () => notifications.dismiss(id)
  const actions = [action1, action2].filter((action) => action !== undefined)
  return (
    <div
      className={classNames('toast', type !== 'success' && `is-${type}`)}
      role={type === 'error' ? 'alert' : undefined}
      onPointerEnter={() => notifications.hold(id)}
      onPointerLeave={() => notifications.release(id)}
      onFocus={() => notifications.hold(id)}
      onBlur={() => notifications.release(id)}
    >
      <Icon path={ICONS[type]} />
      <p>{say(message)}</p>
      <CloseButton label={t('ui.close')} small onClick={close} />
      {actions.length > 0 && (
        <div className="actions">
          {actions.map((action) => (
            <Action key={action.label} action={action} onDone={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Action({
  action: { label, to, run },
  onDone,
}: {
  readonly action: NonNullable<Notification['action1']>
  readonly onDone: () => void
}) {
  const say = useMessage()
  const { ui } = useStorefront()
  const act = () => {
    run?.()
    onDone()
  }
  if (!to)
    return (
      <button type="button" className={run ? 'link small' : 'link link-quiet small'} onClick={act}>
        {say(label)}
      </button>
    )
  const leave = () => {
    act()
    ui.closePanel()
  }
  return (
    <Link className="link small" to={to} onClick={leave}>
      {say(label)}
    </Link>
  )
}
