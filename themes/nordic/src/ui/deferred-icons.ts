/** Paths that only panels, modals, messages and the checkout show. */
export const penIcon = 'm14.5 5.5 4 4L8 20H4v-4zM12 8l4 4'
export const binIcon = 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6'
export const infoIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.5v.6'
export const backIcon = 'M19.5 12h-14M11 6.5 5.5 12l5.5 5.5'
export const shareIcon = 'M12 15V3.5M8 7l4-3.5L16 7M6 11.5H4.5v9h15v-9H18'
export const printIcon = 'M7 8.5v-5h10v5M7 16.5H3.5v-8h17v8H17M7 13.5h10v7H7z'
export const mailIcon = 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7'
export const cloudOffIcon =
  'M6.5 18.5h10.2M18.7 17.6a3.6 3.6 0 0 0-1.7-6.5 5.5 5.5 0 0 0-8.6-3.4M6.8 10.7A4 4 0 0 0 6.5 18.5M3.5 3.5l17 17'
export const personIcon = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c0-4.2 3.2-6.5 7.5-6.5s7.5 2.3 7.5 6.5'
export const playIcon = 'M8 5.5v13l11-6.5z'
