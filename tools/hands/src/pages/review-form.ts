import { Control } from '../control'
import type { Driver, Name, Role } from '../driver'
import type { Names } from '../names'

export interface WrittenReview {
  readonly stars: number
  readonly nickname: string
  readonly title: string
  readonly detail: string
}

/** The form of a review. */
export class ReviewForm {
  readonly #names: Names
  readonly #control: (role: Role, name: Name) => Control
  readonly dialog: Control
  readonly openButton: Control
  readonly sendButton: Control
  /** Says that the review is about the open piece. */
  readonly piece: Control
  readonly pictures: Control

  constructor(driver: Driver, names: Names) {
    this.#names = names
    this.openButton = new Control(driver, { role: 'button', name: names.whole('review.write') })
    this.dialog = new Control(driver, { role: 'dialog', name: names.label('review.formTitle') })
    this.#control = (role, name) => new Control(driver, { role, name, within: this.dialog.target })
    this.sendButton = this.#control('button', names.whole('review.send'))
    this.piece = this.#control('checkbox', names.label('review.piece'))
    this.pictures = this.#control('list', names.whole('review.pictures'))
  }

  async write({ stars, nickname, title, detail }: WrittenReview): Promise<void> {
    await this.#control('radio', new RegExp(`^${stars} `)).check()
    await this.#control('textbox', this.#names.label('review.nickname')).type(nickname)
    await this.#control('textbox', this.#names.label('review.heading')).type(title)
    await this.#control('textbox', this.#names.label('review.detail')).type(detail)
  }
}
