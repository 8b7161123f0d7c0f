import type { Storefront } from '@vitrin/storefront'

/** An event of Chromium that is in no standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** Lets the theme show an install button. The browser asks the shopper when it is pressed. */
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
