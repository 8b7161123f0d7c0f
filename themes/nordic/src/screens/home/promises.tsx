import { useText, type TextKey } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { rulerIcon, shieldIcon, truckIcon } from '../../ui/icons'

const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.3l3.5 2'

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
          {PROMISES.map(([icon, text]) => (
            <li key={text}>
              <Icon path={icon} />
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
