import { createPath, type Navigator } from 'react-router-dom'

/** For rendering on the server: links have addresses, and nothing navigates. */
export const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push() {},
  replace() {},
  go() {},
}
