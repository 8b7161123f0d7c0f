/** The empty shell of the shop. Offline it is shown for an address that the device has no page of. */
export const SHELL_PATH = '/app-shell.html'

/** The shell in the language of a store view. */
export function shellPathOf(storeCode: string): string {
  return `/${storeCode}${SHELL_PATH}`
}
