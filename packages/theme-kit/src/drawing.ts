// The geometry of a piece that is cut to size. Loaded with the parts that draw one, never with the first bundle.
export { drawing } from '@vitrin/made-to-measure'
export type { Choices, Drawing, MadeToMeasureModel, Measures } from '@vitrin/made-to-measure'
