import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part that comes after the first paint into a place that is kept for it. Not `lazy`: the server's string
 * render would give up on it, and hydration would report that.
 */
export function useLater<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>()
  useEffect(() => {
    let isHere = true
    void load().then(({ default: Part }) => isHere && setPart({ Part }))
    return () => {
      isHere = false
    }
  }, [load])
  return part?.Part
}
