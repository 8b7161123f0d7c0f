import { observer } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { rulerIcon, shieldIcon, truckIcon } from '../../ui/icons'
import type { Blocks } from './blocks'

const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.3l3.5 2'

const PROMISES: readonly (readonly [block: string, icon: string])[] = [
  ['promise_1', rulerIcon],
  ['promise_2', clockIcon],
  ['promise_3', shieldIcon],
  ['promise_4', truckIcon],
]

export const Promises = observer(function Promises({ blocks }: { readonly blocks: Blocks }) {
  const t = useText()
  const promises = PROMISES.flatMap(([identifier, icon]) => {
    const block = blocks.block(identifier)
    return block ? [{ ...block, icon }] : []
  })
  if (promises.length === 0) return null
  return (
    <section className="promise" aria-label={t('home.promises')}>
      <div className="page">
        <ul className="list">
          {promises.map(({ identifier, icon, content }) => (
            <li key={identifier}>
              <Icon path={icon} />
              <div dangerouslySetInnerHTML={{ __html: content }} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
})
