import { lazy, memo, Suspense, type ComponentType } from 'react'

type Load<Component> = () => Promise<{ readonly default: Component }>

/** How to fetch those that have not arrived. One list for the page, as the code itself is one for the page. */
const parts = new Set<() => Promise<void>>()

/** A connection that is half dead must not hold up the rest of the shop. */
const PATIENCE_MS = 3000

/**
 * A part of a screen that the first paint does without. The server sends it with the page; the browser keeps
 * what was sent and fetches the code once the rest stands. So until then nothing may change: its props are the
 * same objects in every render, and styles belong to the screen around it. An option that is rarely shown may
 * be one, too: it appears when its code is there.
 */
export function deferred<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
  let answer: (part: { readonly default: ComponentType<Props> }) => void = () => undefined
  let arrival: PromiseLike<{ readonly default: ComponentType<Props> }> = new Promise((resolve) => (answer = resolve))
  const fetch = async (): Promise<void> => {
    const part = await load()
    parts.delete(fetch)
    answer(part)
    // oxlint-disable-next-line unicorn/no-thenable -- answers at once: neither a string render nor a navigation waits for a turn
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
 * Fetches the deferred parts of everything loaded so far, and waits for them as long as a shopper would. One that
 * fails leaves what the server sent; it is asked for again by the next page, and when the network is back.
 */
export async function loadDeferred(): Promise<void> {
  if (parts.size === 0) return
  const asked = new Set<() => Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  // A part may have parts of its own.
  for (let due = [...parts]; due.length > 0; due = [...parts].filter((fetch) => !asked.has(fetch))) {
    for (const fetch of due) asked.add(fetch)
    await Promise.race([Promise.allSettled(due.map((fetch) => fetch())), patience])
  }
  clearTimeout(timer)
}
