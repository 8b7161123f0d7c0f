import type { ScreenProps } from '@vitrin/theme-kit'

export type ProductModel = ScreenProps<'product'>['page']['model']
export type ProductStore = ProductModel['store']
export type Measures = NonNullable<ProductStore['madeToMeasure']>
export type HostMeasures = NonNullable<ProductStore['customSize']>

/** Measures in their fields, whoever prices them. */
export type TypedMeasures = Measures | HostMeasures
