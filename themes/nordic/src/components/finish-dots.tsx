import { observer, useFinish, useStorefront, type OptionId } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Dot } from '../ui/dot'

/**
 * A dot for each finish, and the names for screen readers. The names come later; the dots do not wait for them, so the
 * card keeps its height.
 */
export const FinishDots = observer(function FinishDots({ colors }: { readonly colors: readonly OptionId[] }) {
  const t = useText()
  const { attributes } = useStorefront()
  const finishOf = useFinish()
  const finishes = colors.flatMap((id) => {
    const finish = finishOf(id)
    return finish ? [{ id, finish, name: attributes.label('color', id)?.toLowerCase() }] : []
  })
  const names = finishes.flatMap(({ name }) => name ?? [])
  if (finishes.length === 0) return null
  return (
    <span className="dots">
      {finishes.map(({ id, finish }) => (
        <Dot key={id} finish={finish} />
      ))}
      {names.length > 0 && (
        <span className="visually-hidden">{t('card.finishes', { finishes: names.join(', ') })}</span>
      )}
    </span>
  )
})
