export { shopTexts } from './shop-texts'
export { swedishView } from './swedish-view'
export { translationFaults } from './translation-faults'
