import { PlainHasher } from './plain-hasher'

/** Pauses one comparison of a password until `resume` is called. */
export class PausableHasher extends PlainHasher {
  #hold: (() => Promise<void>) | undefined
  #goOn: () => void = () => undefined

  /** Pauses the next comparison; resolves once it has begun. */
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
