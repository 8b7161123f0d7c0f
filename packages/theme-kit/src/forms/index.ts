// Loaded with the screens that hold forms, never with the first bundle.
export type { FieldTexts } from './use-field-messages'
export { useOutcomeForm } from './use-outcome-form'
export type { FormField, FormRefusal, OutcomeForm } from './use-outcome-form'
