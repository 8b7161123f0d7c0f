import type { DrawnPart, Placement } from '@vitrin/theme-kit/drawing'

const round = (value: number): number => Math.round(value * 10) / 10

/** Two strokes of light on a pane; narrow panes have none. */
export function shinePath(shape: DrawnPart['shape'], place: Placement): string | undefined {
  const box =
    shape.type === 'rect'
      ? shape
      : shape.type === 'circle'
        ? { x: shape.x - shape.radius, y: shape.y - shape.radius, width: 2 * shape.radius, height: 2 * shape.radius }
        : undefined
  if (!box || box.width * place.scale < 28) return undefined
  const length = Math.min(box.width, box.height) * place.scale * 0.34
  const left = place.x + (box.x + box.width * 0.56) * place.scale - length / 2
  const top = place.y + (box.y + box.height * 0.3) * place.scale + length / 2
  const short = round(length * 0.55)
  const long = round(length)
  return `M${round(left)} ${round(top)}l${long} ${-long}M${round(left + 9)} ${round(top + 5)}l${short} ${-short}`
}
