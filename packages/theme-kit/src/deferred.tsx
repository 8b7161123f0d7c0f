import { lazy, memo, Suspense, useCallback, useEffect, useRef, type ComponentType } from 'react'
import { Places } from './places'

type Load<Component> = () => Promise<{ readonly default: Component }>

/** When a part comes, if not with the usual ones. */
type Kind = 'seldom' | 'still'

/** How to load each part that is not loaded yet. One list for the page, because code is loaded once for the page. */
const parts = new Set<() => Promise<void>>()
/** Those of them that the first page loads only if it shows them. */
const seldom = new Set<() => Promise<void>>()

/** The places in the page whose part has not hydrated yet. */
const places = new Places()
const stillPlaces = new Places()

/** A slow connection must not delay the rest of the shop for longer. */
const MAX_WAIT_MS = 3000

/**
 * A part of a screen that the first paint can do without. The server sends its HTML with the page; the browser keeps
 * that HTML and loads the code when the page around it has hydrated. Until then nothing may change: the props must be
 * the same objects in every render, and the styles must belong to the screen around it. A part that is rarely shown can
 * be deferred, too: it appears when its code is loaded.
 *
 * Few of the pages with this screen show a `seldom` part: a page that is opened by its address loads it only if it
 * does. A `still` part has nothing to press: on the first page it hydrates after those that have.
 *
 * It is not `useLazyComponent`, which leaves the place empty on the server, nor kernel's `lazy()`, which loads once on
 * demand: here the server renders the part, and one call of `loadDeferred()` loads all parts of the page.
 */
export function deferred<Props extends object>(load: Load<ComponentType<Props>>, kind?: Kind): ComponentType<Props> {
  const own = kind === 'still' ? stillPlaces : places
  let answer: (part: { readonly default: ComponentType<Props> }) => void = () => undefined
  let arrival: PromiseLike<{ readonly default: ComponentType<Props> }> = new Promise((resolve) => (answer = resolve))
  const fetch = async (): Promise<void> => {
    const part = await load()
    if (kind === 'still') await withinPatience(places.left().then(nextTask))
    parts.delete(fetch)
    seldom.delete(fetch)
    answer(part)
    // oxlint-disable-next-line unicorn/no-thenable -- a promise would make string renders and navigations wait
    arrival = { then: (resolve) => resolve?.(part) as never }
  }
  parts.add(fetch)
  if (kind === 'seldom') seldom.add(fetch)
  const Part = lazy(
    () => arrival as Promise<{ readonly default: ComponentType<Props> }>,
  ) as unknown as ComponentType<object>
  return memo(function Deferred(props: Props) {
    const isHydrated = useRef(false)
    useEffect(() => {
      // Effects of children come first.
      if (!isHydrated.current) {
        own.add(isHydrated)
        // What fails now is loaded by the next `loadDeferred()`.
        fetch().catch(() => undefined)
      }
      return () => own.leave(isHydrated)
    }, [])
    const arrive = useCallback(() => {
      isHydrated.current = true
      own.leave(isHydrated)
    }, [])
    return (
      <Suspense>
        <Part {...props} />
        <Arrived onArrived={arrive} />
      </Suspense>
    )
  }) as ComponentType<Props>
}

function Arrived({ onArrived }: { readonly onArrived: () => void }): null {
  useEffect(onArrived, [onArrived])
  return null
}

/** Waits until all parts that the page shows have hydrated, three seconds at most. */
export function deferredHydrated(): Promise<void> {
  return withinPatience(places.left().then(() => stillPlaces.left()))
}

/**
 * Loads the deferred parts of all modules that are loaded, and waits three seconds at most; what comes later is shown
 * when it comes. The usual parts are all but the seldom ones: those that the page shows load themselves. A part that
 * fails keeps the server's HTML; the next page loads it again, and so does the return of the network.
 */
export async function loadDeferred(which: 'all' | 'usual' = 'all'): Promise<void> {
  const leftOut = which === 'usual' ? seldom : []
  if (parts.size > 0) await withinPatience(loadAllBut(new Set(leftOut)))
}

/** What waits for the page comes first: presses, and a frame. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function withinPatience(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, MAX_WAIT_MS)))
  await Promise.race([work, timeout])
  clearTimeout(timer)
}

/** A part may have deferred parts itself, which are known when its code has come. */
async function loadAllBut(asked: Set<() => Promise<void>>): Promise<void> {
  const due = [...parts].filter((fetch) => !asked.has(fetch))
  for (const fetch of due) asked.add(fetch)
  await Promise.all(
    due.map((fetch) =>
      fetch().then(
        () => loadAllBut(asked),
        () => undefined,
      ),
    ),
  )
}
