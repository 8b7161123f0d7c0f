import { deferred } from '@vitrin/theme-kit'
import type { ComponentType } from 'react'
import type { BlockProps } from '../../components/block'
import type { AppliedFiltersProps } from './applied-filters'
import type { NothingFoundProps } from './nothing-found'
import type { OpeningFacetProps } from './opening-facet'

/** Shown when it is opened, on narrow screens. */
export const FilterSheet = deferred(() => import('./filter-sheet'))

// Parts that only some listings have. Their links and fields work by themselves until their code is there.
export const AppliedFilters: ComponentType<AppliedFiltersProps> = deferred(() => import('./applied-filters'))
export const Block: ComponentType<BlockProps> = deferred(() => import('./listing-block'))
export const MeasureTile = deferred(() => import('./measure-tile'))
export const NothingFound: ComponentType<NothingFoundProps> = deferred(() => import('./nothing-found'))
export const OpeningFacet: ComponentType<OpeningFacetProps> = deferred(() => import('./opening-facet'))
