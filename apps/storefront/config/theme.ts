// The theme of this shop: the one line to change for another look. `THEME=bare npm start` builds the shop with another.
export { nordic as theme, look } from '@vitrin/theme-nordic'
