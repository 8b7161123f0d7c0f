import { observer, useShopContent } from '@vitrin/theme-kit'

export interface BlockProps {
  readonly at: Parameters<ReturnType<typeof useShopContent>['blockAt']>[0]
}

/** What the shop says at a place of its pages, if it says anything. */
export const Block = observer(function Block({ at }: BlockProps) {
  const block = useShopContent().blockAt(at)
  if (!block?.content) return null
  // Sanitised where it is loaded.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: block.content }} />
})
