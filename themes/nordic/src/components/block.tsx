import { observer, useShopContent } from '@vitrin/theme-kit'

export interface BlockProps {
  readonly at: Parameters<ReturnType<typeof useShopContent>['blockAt']>[0]
  readonly className?: string
  readonly untitled?: boolean
}

/** What the shop says at a place of its pages. Without such a block there is nothing, not even a gap. */
export const Block = observer(function Block({ at, className, untitled = false }: BlockProps) {
  const block = useShopContent().blockAt(at)
  if (!block?.content) return null
  return (
    <aside className={className} aria-label={block.title}>
      {!untitled && <h2>{block.title}</h2>}
      {/* Sanitised where it is loaded. */}
      <div dangerouslySetInnerHTML={{ __html: block.content }} />
    </aside>
  )
})
