/** R9.01: gallery 1200 × 1488, large 3000 × 3720. */
export const GALLERY = { widths: [600, 750, 900, 1200], ratio: 1488 / 1200 } as const
export const LARGE = { widths: [3000], ratio: 3720 / 3000 } as const
