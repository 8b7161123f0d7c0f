import { PlainHasher } from './plain-hasher'

/** Begins to compare one password and waits, until it is told to go on. */
export class PausableHasher extends PlainHasher {
  #hold: (() => Promise<void>) | undefined
  #goOn: () => void = () => undefined

  /** Settles once the next comparison has begun. */
  pauseNext(): Promise<void> {
    return new Promise((begun) => {
      this.#hold = () => {
        begun()
        return new Promise((resolve) => {
          this.#goOn = resolve
        })
      }
    })
  }

  resume(): void {
    this.#goOn()
  }

  override async verify(password: string, stored: string): Promise<boolean> {
    const hold = this.#hold
    this.#hold = undefined
    await hold?.()
    return super.verify(password, stored)
  }
}
