import type { FieldError } from '@vitrin/api-contract/wire'
import type { FieldRefusal } from '@vitrin/kernel'

/** The fields that a refusal lists in `meta.errors`, as clients keep them; undefined where it lists none. */
export function refusedFields(answer: unknown): readonly FieldRefusal[] | undefined {
  const { meta } = answer as { readonly meta?: { readonly errors?: readonly FieldError[] } }
  return meta?.errors?.map(({ field, expected }) => ({ field, message: expected }))
}
