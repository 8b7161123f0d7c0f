import type { TraceLine } from './world/trace'

/** A situation that must happen in some history; otherwise the seeds no longer reach it. */
export interface Mark {
  readonly name: string
  readonly happened: (lines: readonly TraceLine[]) => boolean
}

const MOMENT_MS = 40

/** Lines of any actors that match in this order. */
export function inOrder(...patterns: readonly RegExp[]): Mark['happened'] {
  return (lines) => {
    let next = 0
    for (const { text } of lines) {
      if (patterns[next]?.test(text)) next += 1
      if (next === patterns.length) return true
    }
    return false
  }
}

/** The first pattern in two tabs, then the second in one of them. */
export function byTwo(first: RegExp, second: RegExp): Mark['happened'] {
  return (lines) => {
    const ready = new Set<string>()
    return lines.some(({ actor, text }) => {
      if (first.test(text)) ready.add(actor)
      return ready.size > 1 && second.test(text)
    })
  }
}

/** Done in one tab while another tab begins a rival. */
export function atOnce(done: RegExp, begun: RegExp): Mark['happened'] {
  return (lines) =>
    lines.some(
      ({ text, time, actor }) =>
        done.test(text) &&
        lines.some(
          (other) => other.actor !== actor && Math.abs(other.time - time) < MOMENT_MS && begun.test(other.text),
        ),
    )
}

/** An order with a first line has a second one, before a line that excludes it. */
export function ofAnOrder(first: RegExp, second: string, unless = / … goes by word/): Mark['happened'] {
  return (lines) => {
    const open = new Set<string>()
    return lines.some(({ text }) => {
      const marker = /^✓ order (\d+)/.exec(text)?.[1]
      if (marker && first.test(text)) open.add(marker)
      else if (marker && unless.test(text)) open.delete(marker)
      return text.includes(second) && [...open].some((one) => text.includes(one))
    })
  }
}
