import { createPath, type Navigator } from 'react-router-dom'

/** On the server links are addresses; nothing navigates. */
export const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push() {},
  replace() {},
  go() {},
}
