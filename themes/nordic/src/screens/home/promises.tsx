import { useText, type TextKey } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { clockIcon, rulerIcon, shieldIcon, truckIcon } from '../../ui/icons'

const PROMISES: readonly (readonly [icon: string, text: TextKey])[] = [
  [rulerIcon, 'home.promiseCheck'],
  [clockIcon, 'home.promiseTime'],
  [shieldIcon, 'home.promiseWarranty'],
  [truckIcon, 'home.promiseCourier'],
]

export function Promises() {
  const t = useText()
  return (
    <section className="promise" aria-label={t('home.promises')}>
      <div className="page">
        <ul className="list">
          {PROMISES.map(([icon, text]) => <li key={text}><Icon path={icon} /><span>{t(text)}</span></li>)}
        </ul>
      </div>
    </section>
  )
}
