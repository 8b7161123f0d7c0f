// Loaded with the screens that hold forms, never with the first bundle.
export { useForm } from 'react-hook-form'
export type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'
