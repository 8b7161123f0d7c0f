// Where React's development build created an element: the innermost component first, then those that it is a part of.

/** Runs in the page, which then has `window.ownersOf(element)`: stacks that `Sources` reads. */
export function defineOwners() {
  const fiberOf = (element) => {
    for (let node = element; node !== null; node = node.parentElement) {
      const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'))
      if (key !== undefined) return node[key]
    }
    return undefined
  }
  window.ownersOf = (element) => {
    const stacks = []
    for (let fiber = fiberOf(element); fiber; fiber = fiber._debugOwner) stacks.push(fiber._debugStack?.stack ?? '')
    return stacks.join('\n')
  }
}
