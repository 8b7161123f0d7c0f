import { createContext, createElement, use, type ComponentType } from 'react'

/** The parts that the shown theme puts into the place of its parent's. */
export const ReplacedParts = createContext<object | undefined>(undefined)

/**
 * A part of a theme that another theme, which extends it, may replace: `components` of the other theme has the same
 * name. A file of `parts/` holds one such part and imports only the theme's own component, so that a build without it
 * can leave that component out.
 */
export function replaceable<Props extends object>(name: string, Own: ComponentType<Props>): ComponentType<Props> {
  return function Replaceable(props: Props) {
    const parts = use(ReplacedParts) as Readonly<Record<string, ComponentType<Props>>> | undefined
    return createElement(parts?.[name] ?? Own, props)
  }
}
