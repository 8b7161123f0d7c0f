const ROOT = '<div id="root"></div>'

/** The page `show.html` as a server sends it: with the HTML of the state and with its stores. */
export function renderedPage(page, { html, snapshot }) {
  return page.replace(ROOT, () => `<div id="root">${html}</div>${data('rendered-state', JSON.stringify(snapshot))}`)
}

/** The page for a state that cannot be rendered on a server. The browser draws it, and its console says why. */
export function pageWithFault(page, { stack }) {
  return page.replace(ROOT, () => ROOT + data('server-fault', JSON.stringify(stack)))
}

const data = (id, json) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`
