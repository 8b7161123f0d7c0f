// What the page says on its console. There React says where the server's render and the browser's differ, too.
const MISMATCH = /hydrat|The server c/i
const MEND =
  'Draw at first what both know: no Date, Math.random or window while a component renders, and the shopper only from ' +
  'useShopper(). Read everything else in an effect.'

/**
 * @returns {{ text: string, stack: string, cause?: string }} what to mend, and the stack that says where. Of one cause
 *   there is one line for each place, though its text is another in each state
 */
export function findingOf(message) {
  const start = message.search(/\n\s+at /)
  const [words, stack] = start < 0 ? [message, ''] : [message.slice(0, start), message.slice(start)]
  if (!MISMATCH.test(words)) return { text: `the console says "${short(words)}". Mend its cause.`, stack }
  if (words.startsWith('The server cannot')) return { text: `${short(words)}. ${MEND}`, stack }
  const [server, browser] = ['-', '+'].map((sign) => drawn(words, sign))
  if (server === '' && browser === '') return { text: `${short(words)}. ${MEND}`, stack }
  const quoted = (text) => (text === '' ? 'nothing' : `"${text}"`)
  const others = `differently from the browser, which renders ${quoted(browser)}`
  return { text: `the server renders ${quoted(server)} ${others}. ${MEND}`, stack, cause: 'same render' }
}

/** React marks what only the server has with a minus, and what only the browser has with a plus. */
const drawn = (words, sign) =>
  short(
    words
      .slice(words.indexOf('react.dev/link/hydration-mismatch'))
      .split('\n')
      .filter((line) => line.startsWith(`${sign} `))
      .map((line) => line.slice(1).trim())
      .join(' '),
  )

const short = (words) => words.replaceAll('%s', '').replaceAll(/\s+/g, ' ').trim().slice(0, 300)
