export interface BadInput {
  /** How the action is named in a fault. */
  readonly name: string
  readonly text: string
  /** Pasted at once; everything else is typed one key at a time. */
  readonly isPasted?: boolean
}

/** Texts that shoppers type by mistake or try out. */
export const BAD_INPUTS: readonly BadInput[] = [
  { name: '10,000 letters', text: 'x'.repeat(10_000), isPasted: true },
  { name: 'emoji', text: '🚿🪟' },
  { name: 'right-to-left text', text: 'زجاج' },
  { name: '1e5', text: '1e5' },
  { name: '1.000', text: '1.000' },
  { name: '87,3 cm', text: '87,3 cm' },
  { name: 'a negative number', text: '-5' },
  { name: 'zero', text: '0' },
  { name: 'line breaks', text: '873\n1985\n', isPasted: true },
  { name: 'two measures', text: '873 x 1985' },
]
