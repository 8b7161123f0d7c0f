import type { Attribute } from '../attributes/attribute'

export const COLORS = { black: '5511', chrome: '5512', brass: '5513' } as const
export const SIZES = { small: '6101', large: '6102', own: '6199' } as const

export const colorAttribute: Attribute = {
  attribute_id: 93,
  attribute_code: 'color',
  frontend_label: 'Profil',
  is_user_defined: true,
  is_visible: true,
  is_comparable: '1',
  is_visible_on_front: '1',
  options: [
    { value: '', label: ' ' },
    { value: COLORS.black, label: 'Mattsvart' },
    { value: COLORS.chrome, label: 'Krom' },
    { value: COLORS.brass, label: 'Mässing' },
  ],
}

export const sizeAttribute: Attribute = {
  attribute_id: 142,
  attribute_code: 'size',
  frontend_label: 'Storlek',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: '0',
  options: [
    { value: SIZES.small, label: '80x80' },
    { value: SIZES.large, label: '90x90' },
    { value: SIZES.own, label: 'Egna mått' },
  ],
}
