export { Inspector } from './inspector'
export { BAD_INPUTS } from './bad-input'
export { textFields, tryBadInput } from './fields'
