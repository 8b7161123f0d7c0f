// Pricing and its random carts; bundled by measure/pricing.mjs.
export { priceDocument } from '@vitrin/pricing'
export { brokenLaws, randomCart } from '@vitrin/pricing/testing'
