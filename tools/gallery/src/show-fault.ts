const ID = 'gallery-fault'

/** Shows over a state what a part of the theme threw: the shop itself shows only that something failed. */
export function showFault(error: unknown): void {
  console.error(error)
  const box = document.getElementById(ID) ?? document.body.appendChild(document.createElement('pre'))
  box.id = ID
  box.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 1000; margin: 0; padding: 1rem; max-height: 40vh; overflow: auto;' +
    'background: #fff; color: #a00000; border-top: 3px solid; font: 13px/1.4 monospace; white-space: pre-wrap'
  box.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error)
}

// The next version of the code may be whole, but the shop goes on showing that something failed.
import.meta.hot?.on('vite:afterUpdate', () => {
  if (document.getElementById(ID)) location.reload()
})
