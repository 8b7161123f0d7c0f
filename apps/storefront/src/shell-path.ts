/** The shop without a page: what a device shows of an address that it does not have. */
export const SHELL_PATH = '/app-shell.html'
