import type { Asker } from './open-requests'

/**
 * The status of a question as the screen showed it. `sent`: the host has it, or it waits. `unknown`: it may be at the
 * host or not, because its page died, or a request had begun when it was taken back.
 */
export type LetterStatus = 'nothing yet' | 'sent' | 'not sent' | 'taken back' | 'unknown'

/** A question of the contact form. */
export interface Letter {
  /** Its subject, which identifies it at the host. */
  readonly marker: string
  readonly asker: Asker
  /** The names of the files that the form showed when it was sent. */
  files: readonly string[]
  status: LetterStatus
}

/** The questions to the shop, oldest first. */
export class Letters {
  readonly letters: Letter[] = []

  written(asker: Asker): Letter {
    const letter: Letter = { marker: `Q${this.letters.length + 1}`, asker, files: [], status: 'nothing yet' }
    this.letters.push(letter)
    return letter
  }

  byMarker(marker: string): Letter | undefined {
    return this.letters.find((letter) => letter.marker === marker)
  }
}

/** The number of bytes of a file, by its name: Q7-2.pdf has its own. */
export function sizeOfFile(name: string): number {
  const [, letter = '0', file = '0'] = /^Q(\d+)-(\d+)/.exec(name) ?? []
  return 100 + Number(letter) * 10 + Number(file)
}
