import type { Storefront } from '@vitrin/storefront'

/** Chromium's event; the standard has none. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** From here on the theme may show a button; the browser asks only when it is pressed. */
export function offerInstall(ui: Storefront['ui'], event: Event): void {
  const over = () => ui.offerInstall(undefined)
  ui.offerInstall({
    async accept() {
      over()
      await (event as InstallPrompt).prompt()
    },
  })
  addEventListener('appinstalled', over, { once: true })
}
