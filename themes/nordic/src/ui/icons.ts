/** Paths of the first bundle. Icons of panels and the checkout are in `deferred-icons.ts`. */
export const menuIcon = 'M3.5 7.5h17M3.5 12.5h17M3.5 17.5h11'
export const heartIcon = 'M12 20 4.6 12.4a4.6 4.6 0 0 1 6.5-6.5l.9.9.9-.9a4.6 4.6 0 0 1 6.5 6.5z'
export const compareIcon = 'M3.5 20.5h17M6 16.5v-9M12 16.5v-13M18 16.5v-6'
export const searchIcon = 'M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15l5.5 5.5'
export const bagIcon = 'M5 8.5h14v12H5zM9 11V6.5a3 3 0 0 1 6 0V11'
export const crossIcon = 'm5.5 5.5 13 13M18.5 5.5l-13 13'
export const forwardIcon = 'M4.5 12h14M13 6.5l5.5 5.5-5.5 5.5'
export const rulerIcon = 'M2.5 8.5h19v7h-19zM6.5 8.5v3M10.5 8.5v4M14.5 8.5v3M18.5 8.5v4'
export const shieldIcon = 'M12 3.5 5 6v6c0 4.5 3 7.3 7 8.7 4-1.4 7-4.2 7-8.7V6zM9 12l2.2 2.2L15.2 10'
export const truckIcon =
  'M5.1 16.5H2.5v-10h11v10H8.9M13.5 10H18l3.5 3.5v3h-2.6M15.1 16.5h-1.6' +
  'M5.1 17.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M15.1 17.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0'
export const boxIcon = 'M3.5 7.5 12 3.5l8.5 4v9L12 20.5l-8.5-4zM3.5 7.5l8.5 4 8.5-4M12 11.5v9'
export const warningIcon = 'M12 4 2.8 20h18.4zM12 10v5M12 17.3v.4'
export const zoomIcon = 'M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15l5.5 5.5M8 10.5h5M10.5 8v5'
export const checkIcon = 'm4.5 12.5 5 5 10-11'
export const minusIcon = 'M5 12h14'
export const plusIcon = 'M12 5v14M5 12h14'
