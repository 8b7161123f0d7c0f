import type { ScreenProps } from '@vitrin/theme-kit'

export type ProductModel = ScreenProps<'product'>['page']['model']
export type ProductStore = ProductModel['store']
export type Measures = NonNullable<ProductStore['madeToMeasure']>
