const stock = { qty: 4, is_in_stock: true, manage_stock: true, max_sale_qty: 20 }

/** A hinged shower door in two finishes, in two standard sizes and made to measure (design: made to measure). */
export const door = {
  id: 500,
  sku: 'DOOR',
  name: 'Alpha duschdörr',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  tax_class_id: '2',
  price: 0,
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Profil',
      values: [
        { value_index: 5511, label: 'Svart matt' },
        { value_index: 5512, label: 'Krom' },
      ],
    },
    {
      attribute_id: '142',
      attribute_code: 'size',
      label: 'Storlek',
      values: [
        { value_index: 6101, label: '80' },
        { value_index: 6102, label: '90' },
        { value_index: 6199, label: 'Egna mått' },
      ],
    },
  ],
  configurable_children: [
    {
      id: 501,
      sku: 'DOOR-80-BLACK',
      price: 4995,
      status: 1,
      color: '5511',
      size: '6101',
      stock: { ...stock, product_id: 501 },
    },
    {
      id: 502,
      sku: 'DOOR-90-BLACK',
      price: 5295,
      status: 1,
      color: '5511',
      size: '6102',
      stock: { ...stock, product_id: 502 },
    },
    {
      id: 503,
      sku: 'DOOR-80-CHROME',
      price: 4795,
      status: 1,
      color: '5512',
      size: '6101',
      stock: { ...stock, product_id: 503, qty: 0, is_in_stock: false },
    },
    {
      id: 504,
      sku: 'DOOR-OWN-BLACK',
      price: 5995,
      status: 1,
      color: '5511',
      size: '6199',
      stock: { product_id: 504, qty: 0, is_in_stock: true, manage_stock: false },
    },
    { id: 505, sku: 'DOOR-OLD', price: 1, status: 2, color: '5512', size: '6102' },
  ],
  custom_options: [
    { option_id: 901, title: 'Bredd', type: 'field', is_require: false },
    { option_id: 903, title: 'Höjd', type: 'field', is_require: false },
    {
      option_id: 904,
      title: 'Glas',
      type: 'radio',
      is_require: true,
      values: [
        { option_type_id: 9041, title: 'Klarglas', price: 0, price_type: 'fixed' },
        { option_type_id: 9042, title: 'Rökfärgat', price: 450, price_type: 'fixed' },
      ],
    },
    {
      option_id: 905,
      title: 'Gångjärn',
      type: 'radio',
      is_require: true,
      values: [
        { option_type_id: 9051, title: 'Vänster', price: 0, price_type: 'fixed' },
        { option_type_id: 9052, title: 'Höger', price: 0, price_type: 'fixed' },
      ],
    },
  ],
  made_to_measure: {
    version: 3,
    family: 'shower-door-hinged',
    size_value: '6199',
    dimensions: [
      { code: 'width', option_id: 901, label: 'Bredd', min: 600, max: 1000, step: 1, default: 800 },
      { code: 'height', option_id: 903, label: 'Höjd', min: 1800, max: 2100, step: 1, default: 2000 },
    ],
    standard_sizes: [
      { size_value: '6101', width: 800, height: 2000 },
      { size_value: '6102', width: 900, height: 2000 },
    ],
    choices: [
      {
        code: 'glass',
        option_id: 904,
        values: [
          { id: 'clear', option_type_id: 9041 },
          { id: 'grey', option_type_id: 9042 },
        ],
      },
      {
        code: 'hinge_side',
        option_id: 905,
        values: [
          { id: 'left', option_type_id: 9051 },
          { id: 'right', option_type_id: 9052 },
        ],
      },
    ],
    profiles: [
      { id: 'black-matt', color: '5511' },
      { id: 'chrome', color: '5512' },
    ],
    limits: [{ rule: 'max-area', m2: 3 }],
    thickness: 8,
    density_kg_per_m2_mm: 2.5,
    adjustment: { minus: 0, plus: 15 },
    price: {
      glass_per_m2: { clear: 115_000, grey: 132_000 },
      edge: 49_000,
      hardware: { chrome: 149_000, 'black-matt': 179_000 },
      made_to_measure_fee: 57_500,
      minimum: 299_500,
    },
    delivery: { standard_days: [5, 8], made_to_measure_days: [18, 25] },
  },
}
