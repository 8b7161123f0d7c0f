import { Control } from '../control'
import type { Driver, Role, Target } from '../driver'
import type { Names } from '../names'

export interface Question {
  readonly name: string
  readonly telephone: string
  readonly email: string
  readonly subject: string
  readonly question: string
  readonly quantity?: string
}

/** The contact form. */
export class ContactForm {
  readonly region: Control
  readonly name: Control
  readonly telephone: Control
  readonly email: Control
  readonly subject: Control
  readonly question: Control
  readonly quantity: Control
  readonly makeSmaller: Control
  readonly files: Control
  readonly sendButton: Control
  readonly receivedHeading: Control
  readonly savedHeading: Control

  constructor(driver: Driver, names: Names) {
    this.region = new Control(driver, { role: 'region', name: names.whole('contact.title') })
    const control = (role: Role, name: Target['name']) =>
      new Control(driver, { role, ...(name !== undefined && { name }), within: this.region.target })
    this.name = control('textbox', names.label('contact.name'))
    this.telephone = control('textbox', names.label('contact.telephone'))
    this.email = control('textbox', names.label('checkout.email'))
    this.subject = control('textbox', names.label('contact.subject'))
    this.question = control('textbox', names.label('contact.question'))
    this.quantity = control('textbox', names.label('contact.quantity'))
    this.makeSmaller = control('checkbox', names.whole('contact.smaller'))
    this.files = control('list', names.whole('contact.filesList'))
    this.sendButton = control('button', names.whole('contact.send'))
    this.receivedHeading = control('heading', names.whole('contact.receivedTitle'))
    this.savedHeading = control('heading', names.whole('contact.waitsTitle'))
  }

  async typeQuestion({ name, telephone, email, subject, question, quantity }: Question): Promise<void> {
    await this.name.type(name)
    await this.telephone.type(telephone)
    await this.email.type(email)
    await this.subject.type(subject)
    await this.question.type(question)
    if (quantity !== undefined) await this.quantity.type(quantity)
  }
}
