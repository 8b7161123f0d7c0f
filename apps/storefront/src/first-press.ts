/**
 * Resolves after the first press or key. The task of the press itself comes first: it may open a page. A press that was
 * held until the button had hydrated comes as a click alone (`hold-presses.ts`).
 */
export function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    const pressed = (): void => void setTimeout(resolve)
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, pressed, { once: true, capture: true })
  })
}
