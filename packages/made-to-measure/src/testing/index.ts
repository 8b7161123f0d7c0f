export { cornerEnclosure, hingedShowerDoor, modelOf, models, roundMirror } from './models'
