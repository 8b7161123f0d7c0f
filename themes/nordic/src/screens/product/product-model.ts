import type { ScreenProps } from '@vitrin/theme-kit'

export type ProductModel = ScreenProps<'product'>['page']['model']
export type ProductStore = ProductModel['store']
export type Selection = NonNullable<ProductStore['selection']>
/** The piece as the model in the product's document measures it. */
export type ModelMeasurement = NonNullable<Selection['model']>
/** The piece as the model or the host measures it. */
export type Measurement = NonNullable<Selection['measurement']>
