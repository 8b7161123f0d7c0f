const VISITED = 'visited'

/** Whether the shopper has asked the browser to save data. */
export function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** The visit of a tab ends with the tab. A browser that forbids storage is always on its first visit. */
export function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(VISITED) === null) {
      localStorage.setItem(VISITED, '')
      sessionStorage.setItem(VISITED, 'first')
    }
    return sessionStorage.getItem(VISITED) === 'first'
  } catch {
    return true
  }
}
