import { expect, it } from 'vitest'
import { look } from './look'

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

type Token = Extract<keyof NonNullable<typeof look.overrides>, `color-${string}`>

function contrast(one: Token, other: Token): number {
  const [dark, light] = [one, other].map((token) => luminance(look.overrides![token]!)).toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const GROUNDS = ['color-paper', 'color-surface', 'color-mist'] as const
const TEXTS = ['color-ink', 'color-ink-2', 'color-ink-3', 'color-edge', 'color-falu', 'color-brass'] as const

it.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)))(
  '%s can be read on %s (WCAG AA)',
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  },
)

it.each([
  ['color-on-edge', 'color-edge'],
  ['color-on-edge', 'color-edge-strong'],
  ['color-falu', 'color-falu-tint'],
  ['color-brass', 'color-brass-tint'],
  ['color-ink', 'color-edge-tint'],
  ['color-ink-3', 'color-mist-2'],
] as const)('%s can be read on %s (WCAG AA)', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each(GROUNDS)('the border of a field is seen on %s (WCAG AA)', (ground) => {
  expect(contrast('color-line-strong', ground)).toBeGreaterThanOrEqual(3)
})
