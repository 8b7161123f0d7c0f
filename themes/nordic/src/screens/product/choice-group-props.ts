import type { CustomOptionView } from '@vitrin/theme-kit'

export interface ChoiceGroupProps {
  readonly option: CustomOptionView
  readonly error?: string | undefined
  /** The finish of a value, if the option is a glass or a finish. */
  readonly finish?: ((valueId: string) => string | undefined) | undefined
  readonly onChoose: (optionId: string, value: string) => void
}
