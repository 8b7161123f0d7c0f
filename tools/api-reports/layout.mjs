// Lays a declaration out in few lines: members flow like words, and wrap at the width of the house.
import { createHash } from 'node:crypto'

const WIDTH = 120
/** The type of a constant is often inferred, as a schema's is, and then longer than anybody reads. */
const MOST_LINES_OF_A_CONSTANT = 3

/** A long constant is cut, with a hash of the whole, so that a change of what is cut still changes the report. */
export function layOut(text) {
  const lines = compact(text).split('\n')
  if (!text.startsWith('const ') || lines.length <= MOST_LINES_OF_A_CONSTANT) return lines.join('\n')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return `${lines[0].slice(0, WIDTH - 20)} … (${hash})`
}

/** An interface over many lines becomes as few lines as fit. */
function compact(text) {
  const [head, ...rest] = text.split('\n')
  if (rest.length === 0) return wrap([head.replace(/;$/, '')])
  const tail = rest.pop()
  const members = joinMembers(rest)
  // Every interface is read-only here: saying so in each member would only fill the page. A class is not.
  const words = head.startsWith('class ') ? members : members.map((member) => member.replace(/^readonly /, ''))
  const oneLine = `${head} ${words.join(' ')} ${tail}`
  return oneLine.length <= WIDTH ? oneLine : [head, wrap(words, '  '), tail].join('\n')
}

/** A member that goes over several lines is one word, so that it is not torn apart where it fits a line. */
function joinMembers(lines) {
  const members = []
  let depth = 0
  for (const line of lines.map((text) => text.trim()).filter(Boolean)) {
    if (depth === 0) members.push(line)
    else members[members.length - 1] += ` ${line}`
    depth += count(line, /[{(]/g) - count(line, /[})]/g)
  }
  return members
}

const count = (line, pattern) => line.match(pattern)?.length ?? 0

function wrap(words, indent = '') {
  const lines = []
  for (const word of words.flatMap((text) => (text.length > WIDTH - indent.length ? text.split(' ') : [text]))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}
