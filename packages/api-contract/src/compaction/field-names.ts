/** Long field names and what compact answers call them, for products and their children (contract §2.7). */
export const shortNames = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  minimal_regular_price: 'mrp',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  original_final_price: 'ofp',
  original_price: 'op',
  original_special_price: 'osp',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_tax: 'fpt',
  price_tax: 'pt',
  special_price_tax: 'spt',
  original_price_tax: 'opt',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
} as const satisfies Readonly<Record<string, string>>

export const longNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(shortNames).map(([long, short]) => [short, long]),
)

/** Left out of a child when equal to its parent's (contract §2.7). */
export const compressibleFields = [
  'max_regular_price', 'max_price', 'minimal_regular_price', 'final_price', 'price', 'special_price',
  'original_final_price', 'original_price', 'original_special_price',
  'final_price_incl_tax', 'price_incl_tax', 'special_price_incl_tax',
  'final_price_tax', 'price_tax', 'special_price_tax',
  'image', 'small_image', 'thumbnail',
] as const
