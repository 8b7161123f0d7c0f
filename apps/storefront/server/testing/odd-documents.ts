// Builders of the categories and attributes of public dumps.

/** A category as dumps hold it: its children with their ids only. */
export const category = (
  id: number,
  parent_id: number,
  name: string,
  level: number,
  product_count: number,
  below: readonly number[],
  more: object = {},
) => ({
  id,
  parent_id,
  name,
  is_active: true,
  position: id,
  level,
  product_count,
  children_data: below.map((child) => ({ id: child, children_data: [] })),
  ...more,
})

/** An attribute with a list of values; the first one is blank, as in dumps. */
export const select = (
  attribute_id: number,
  attribute_code: string,
  default_frontend_label: string,
  options: readonly (readonly [string, string])[],
) => ({
  attribute_id,
  attribute_code,
  frontend_input: 'select',
  default_frontend_label,
  is_user_defined: true,
  is_visible: true,
  options: [{ label: ' ', value: '' }, ...options.map(([value, label]) => ({ label, value }))],
})
