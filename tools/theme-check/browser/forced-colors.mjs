// Drawings and icons can be seen in the colors of the system, which do not reach strokes and fills by themselves.
export async function forcedColors({ page }) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const unseen = await page.evaluate(findUnseen)
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  return unseen.map(
    (name) => `in forced colors "${name}" has the color of the page. Draw it in currentColor or CanvasText.`,
  )
}

/** Runs in the page. */
function findUnseen() {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (color) => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data
    if (alpha < 128) return undefined
    const part = (value) => (value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
  // Chromium's dark system colors.
  const ground = luminance('black')
  const isSeen = (color) => {
    const light = color === 'none' ? undefined : luminance(color)
    return light !== undefined && (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05) >= 3
  }
  // A drawing that keeps its own colors, such as a barcode, brings its own ground.
  const drawings = [...document.querySelectorAll('svg')].filter(
    (svg) =>
      svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      svg.clientWidth > 1 &&
      getComputedStyle(svg).forcedColorAdjust !== 'none',
  )
  const lost = drawings.filter((svg) => {
    const shapes = [...svg.querySelectorAll('path, line, rect, circle, ellipse, polygon, polyline, text, use')]
    return (
      shapes.length > 0 &&
      !shapes.some((shape) => {
        const { stroke, fill } = getComputedStyle(shape)
        return isSeen(stroke) || isSeen(fill)
      })
    )
  })
  const nameOf = (svg) => {
    const near = svg.closest('[aria-label], a, button, label, figure') ?? svg.parentElement
    return (near.getAttribute('aria-label') ?? near.textContent).trim().slice(0, 40) || svg.getAttribute('class')
  }
  return [...new Set(lost.map(nameOf))]
}
