// A page has one h1, that of its screen. A page without any is found by axe.
export async function headings({ page }) {
  const { names, stack } = await page.evaluate(() => {
    const found = [...document.querySelectorAll('h1')].filter(
      (heading) => heading.closest('dialog') === null && heading.checkVisibility({ visibilityProperty: true }),
    )
    return {
      names: found.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40)),
      stack: found.map(window.ownersOf).toReversed().join('\n'),
    }
  })
  if (names.length < 2) return []
  const quoted = names.map((name) => `"${name}"`).join(', ')
  return [
    { text: `the page has ${names.length} h1: ${quoted}. Keep that of the screen, and make the others h2.`, stack },
  ]
}
