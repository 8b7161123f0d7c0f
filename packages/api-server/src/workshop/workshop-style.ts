/** Copies of the theme's colours: the page uses no file of the shop. */
export const WORKSHOP_STYLE = `
:root { color-scheme: light; --ink: #12201b; --ink-2: #4a5953; --edge: #0e5b4c; --line: #dde3e0; --paper: #fafbfa; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Helvetica Neue', Arial, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; justify-content: space-between; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
h3 { margin: 0 0 0.25rem; font-size: 1.0625rem; }
a { color: var(--edge); }
article { margin: 0 0 1rem; padding: 1rem; background: #fff; border: 1px solid var(--line); border-radius: 0.5rem; }
img { max-width: 100%; max-height: 24rem; }
article p { margin: 0.5rem 0; white-space: pre-line; }
.note { color: var(--ink-2); }
ul { margin: 0.5rem 0; padding-left: 1.25rem; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 0.75rem; }
form { margin: 0; }
label { display: block; font-weight: 600; }
input, button { min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; border-radius: 0.375rem; }
input { width: 100%; max-width: 24rem; margin: 0.25rem 0 1rem; border: 1px solid var(--ink-2); background: #fff; }
button { border: 1px solid var(--edge); background: var(--edge); color: #fff; font-weight: 600; cursor: pointer; }
button.quiet { background: #fff; color: var(--edge); }
a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--edge); outline-offset: 2px; }
[role='status'], [role='alert'] { margin: 1rem 0; padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.375rem; }
[role='alert'] { color: #9b1c1c; }
`
