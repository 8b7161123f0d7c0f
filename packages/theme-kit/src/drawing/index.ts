// Geometry for parts that draw it. Loaded with those parts, never with the first bundle.
export { code39 } from '../code-39'
export { drawing } from '@vitrin/made-to-measure'
export type { Choices, Drawing, MadeToMeasureModel, Measures } from '@vitrin/made-to-measure'
export { GUIDE_PIECES } from './guide-pieces'
export { arrowHead, shapePath } from './shape-path'
export type { DrawnPart, Placement } from './shape-path'
export { SHEET, sheetLayout } from './sheet-layout'
