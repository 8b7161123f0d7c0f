import { useEffect, useState, type ComponentType } from 'react'
import { deferredHydrated } from '../deferred'

/**
 * A component whose code comes when the page reacts, into a place that is kept for it. Undefined on the server and
 * until then. React's `lazy` would not do: the server's string render gives up on it, and hydration reports that.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> }>()
  useEffect(() => {
    let isMounted = true
    void deferredHydrated()
      .then(load)
      .then(({ default: Component }) => isMounted && setLoaded({ Component }))
    return () => {
      isMounted = false
    }
  }, [load])
  return loaded?.Component
}
