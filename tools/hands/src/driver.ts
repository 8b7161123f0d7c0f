/** A whole accessible name, or a pattern that it matches. */
export type Name = string | RegExp

/** Roles that the page objects use; all are ARIA roles. */
export type Role =
  | 'alert'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'contentinfo'
  | 'dialog'
  | 'form'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'status'
  | 'table'
  | 'textbox'

/** How an element is found: by role and accessible name, as assistive technology finds it. */
export interface Target {
  readonly role: Role
  readonly name?: Name
  /** The level of a heading. */
  readonly level?: number
  /** Only an element with this text; a status or alert has no name. */
  readonly text?: Name
  /** Only inside this element. */
  readonly within?: Target
  /** Only an element that contains this one. */
  readonly having?: Omit<Target, 'within' | 'having'>
  /** The value that belongs to a term inside the found element, for example the sum beside "Totalt". */
  readonly definitionOf?: Name
  /** Which of several, from 0. */
  readonly nth?: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What assistive technology reads of an element. */
export interface ElementState {
  readonly name: string
  readonly text: string
  /** The value of a field; the label of the chosen option of a list. */
  readonly value: string
  readonly checked: boolean
  readonly invalid: boolean
  readonly focused: boolean
  readonly isVisible: boolean
  readonly isDisabled: boolean
  /** A field whose text the browser itself writes, for example a date. */
  readonly isPicker: boolean
  /** Where a link leads; empty for everything else. */
  readonly href: string
  /** The labels of a list's options. */
  readonly options: readonly string[]
  /** Hint or error of a field. */
  readonly description: string
}

/**
 * One browser window, as the page objects need it. Playwright implements it; WebDriver could.
 * An action waits until its element is there; a reader answers at once.
 */
export interface Driver {
  readonly size: Size
  /** Opens an address of the shop and waits until the page reacts to events. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  resize(size: Size): Promise<void>
  setOffline(offline: boolean): Promise<void>
  /** Path, query and hash. */
  address(): Promise<string>

  /** The number of visible elements. */
  count(target: Target): Promise<number>
  /** Undefined when there is no such element. */
  state(target: Target): Promise<ElementState | undefined>
  /** The elements of a role, in the order of the page; `nth` of a target counts the same way. */
  list(role: Role, within?: Target): Promise<readonly ElementState[]>
  tap(target: Target): Promise<void>
  /** Chooses an option of a list by its label. */
  choose(target: Target, option: string): Promise<void>

  /** Presses one key, for example `Tab` or `Control+A`. */
  press(key: string): Promise<void>
  /** Types one character: keydown, input, keyup. */
  typeKey(character: string): Promise<void>
  /** Puts a whole text into the focused field at once. */
  paste(text: string): Promise<void>

  /** Runs a function in the page. It must not use anything outside itself. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  /** Waits until the condition holds; fails with the description when it does not. */
  waitUntil(description: string, condition: () => Promise<boolean>): Promise<void>
  /** Waits until no request is under way and the page has painted. */
  settle(): Promise<void>
  /** Warnings and errors of the console and uncaught exceptions, since the window was opened. */
  consoleProblems(): readonly string[]
}
