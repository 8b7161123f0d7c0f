import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'

/** Gives an element that stands for a part whose markup the server has. Without an answer the part is rendered. */
export type PlaceOf = <Props extends object>(Part: ComponentType<Props>, props: Props) => ReactNode

/** Without it, as in a browser, each part is rendered. */
export const MarkupToShare = createContext<PlaceOf | undefined>(undefined)

/**
 * A part of which pages show many, such as the card of a product. A server renders it once, and pages share its markup.
 * So the markup may follow from the props, the texts, the shop's configuration and its attributes, and from nothing
 * else of the page. A part that breaks this, e.g. by `useId` or a context of the theme, is rendered on each page.
 */
export function sharedMarkup<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Shared(props: Props) {
    return use(MarkupToShare)?.(Part, props) ?? createElement(Part, props)
  }
}
