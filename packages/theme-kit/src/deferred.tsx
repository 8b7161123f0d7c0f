import { lazy, memo, Suspense, type ComponentType } from 'react'

type Load<Component> = () => Promise<{ readonly default: Component }>

/** How to load each part that is not loaded yet. One list for the page, because code is loaded once for the page. */
const parts = new Set<() => Promise<void>>()

/** A slow connection must not delay the rest of the shop for longer. */
const MAX_WAIT_MS = 3000

/**
 * A part of a screen that the first paint can do without. The server sends its HTML with the page; the browser keeps
 * that HTML and loads the code after the first paint. Until then nothing may change: the props must be the same objects
 * in every render, and the styles must belong to the screen around it. A part that is rarely shown can be deferred,
 * too: it appears when its code is loaded.
 *
 * It is not `useLazyComponent`, which leaves the place empty on the server, nor kernel's `lazy()`, which loads once on
 * demand: here the server renders the part, and one call of `loadDeferred()` loads all parts of the page.
 */
export function deferred<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
  let answer: (part: { readonly default: ComponentType<Props> }) => void = () => undefined
  let arrival: PromiseLike<{ readonly default: ComponentType<Props> }> = new Promise((resolve) => (answer = resolve))
  const fetch = async (): Promise<void> => {
    const part = await load()
    parts.delete(fetch)
    answer(part)
    // oxlint-disable-next-line unicorn/no-thenable -- a promise would make string renders and navigations wait
    arrival = { then: (resolve) => resolve?.(part) as never }
  }
  parts.add(fetch)
  const Part = lazy(
    () => arrival as Promise<{ readonly default: ComponentType<Props> }>,
  ) as unknown as ComponentType<object>
  return memo(function Deferred(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }) as ComponentType<Props>
}

/**
 * Loads the deferred parts of all modules that are loaded, and waits three seconds at most; what comes later is shown
 * when it comes. A part that fails keeps the server's HTML; the next page loads it again, and so does the return of the
 * network.
 */
export async function loadDeferred(): Promise<void> {
  if (parts.size === 0) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, MAX_WAIT_MS)))
  await Promise.race([loadAllBut(new Set()), timeout])
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
