// the browser
export type { Driver, ElementState, Name, Role, Size, Target } from './driver'
export { Control } from './control'

// names
export { createNames } from './names'
export type { Names } from './names'

// page objects
export { createShop } from './shop'
export type { Shop } from './shop'
export type { MeasureCode, MeasureLabels } from './pages/product-page'
export type { Question } from './pages/contact-form'
export type { CheckoutStep, Person, PostalAddress } from './pages/checkout'
export { amountsIn } from './money'
