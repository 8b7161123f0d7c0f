import { Link, observer, useMessage, useMessageRef, useStorefront, type Notification } from '@vitrin/theme-kit'
import { useState } from 'react'

export default observer(function NoticeList() {
  const { pages, ui } = useStorefront()
  const { update } = ui
  // It must not interrupt an order or a dialog.
  const isQuiet = ui.overlay || ui.modal || pages.current?.id === 'checkout'
  return (
    <>
      {ui.notifications.list.map((notification) => (
        <Notice key={notification.id} notification={notification} />
      ))}
      {update && !isQuiet && <Update accept={() => update.accept()} />}
    </>
  )
})

type Action = NonNullable<Notification['action1']>

function Notice({ notification }: { readonly notification: Notification }) {
  const t = useMessage()
  const say = useMessageRef()
  const { notifications } = useStorefront().ui
  const { id, type, message, action1, action2 } = notification
  const close = () => notifications.dismiss(id)
  return (
    <div
      className={`note ${type}`}
      role={type === 'error' ? 'alert' : undefined}
      onPointerEnter={() => notifications.hold(id)}
      onPointerLeave={() => notifications.release(id)}
      onFocus={() => notifications.hold(id)}
      onBlur={() => notifications.release(id)}
    >
      <p>{say(message)}</p>
      {[action1, action2].map((action) => action && <ActionButton key={action.label} action={action} onDone={close} />)}
      <button type="button" aria-label={t('ui.close')} onClick={close}>
        ✕
      </button>
    </div>
  )
}

function ActionButton({ action, onDone }: { readonly action: Action; readonly onDone: () => void }) {
  const t = useMessage()
  const { ui } = useStorefront()
  const { label, to, run } = action
  const act = () => {
    run?.()
    onDone()
  }
  if (!to)
    return (
      <button type="button" onClick={act}>
        {t(label)}
      </button>
    )
  const leave = () => {
    act()
    ui.closePanel()
  }
  return (
    <Link to={to} onClick={leave}>
      {t(label)}
    </Link>
  )
}

/** A newer build of the shop. Without an answer it comes with the next full load. */
function Update({ accept }: { readonly accept: () => Promise<boolean> }) {
  const t = useMessage()
  const { ui } = useStorefront()
  const [isBlocked, setBlocked] = useState(false)
  return (
    <div className="note info">
      <p>{t(isBlocked ? 'update.heldUp' : 'update.ready')}</p>
      <button type="button" onClick={() => void accept().then((isAccepted) => setBlocked(!isAccepted))}>
        {t('update.reload')}
      </button>
      <button type="button" aria-label={t('ui.close')} onClick={() => ui.offerUpdate(undefined)}>
        ✕
      </button>
    </div>
  )
}
