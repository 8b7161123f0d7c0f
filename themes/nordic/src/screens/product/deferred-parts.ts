import { deferred, type ProductStore } from '@vitrin/theme-kit'
import type { ComponentType } from 'react'
import type { AverageRatingProps } from './average-rating'
import type { ChoiceGroupProps } from './choice-group-props'
import type { ConsentProps } from './consent'
import type { FactsProps } from './facts'
import type { FilmThumbnailProps } from './film-thumbnail'
import type { PageNotesProps } from './page-notes'
import type { PartsProps } from './parts'
import type { PictureViewerProps } from './picture-viewer'
import type { ProblemProps } from './problem'
import type { FinishSurchargeProps } from './finish-surcharge'

interface StoreProps {
  readonly store: ProductStore
}

// Parts that only some products have, and parts below the first view.
export const AverageRating: ComponentType<AverageRatingProps> = deferred(() => import('./average-rating'))
export const FilmThumbnail: ComponentType<FilmThumbnailProps> = deferred(() => import('./film-thumbnail'))
export const GalleryVideo = deferred(() => import('./gallery-video'))
export const PictureViewer: ComponentType<PictureViewerProps> = deferred(() => import('./picture-viewer'))
export const HostMeasures: ComponentType<StoreProps> = deferred(() => import('./host-measures'))
export const HostPrice: ComponentType<StoreProps> = deferred(() => import('./host-price'))
export const MeasureFields = deferred(() => import('./measure-fields'))
export const PageNotes: ComponentType<PageNotesProps> = deferred(() => import('./page-notes'))
export const MeasureNote: ComponentType<StoreProps> = deferred(() => import('./measure-note'))
export const Sheet: ComponentType<StoreProps> = deferred(() => import('./sheet'))
export const SheetActions: ComponentType<StoreProps> = deferred(() => import('./sheet-actions'))
export const Breakdown = deferred(() => import('./breakdown'))
export const Parts: ComponentType<PartsProps> = deferred(() => import('./parts'))
export const Consent: ComponentType<ConsentProps> = deferred(() => import('./consent'))
export const BelowButton = deferred(() => import('./below-button'))
/** The first date that a browser formats takes a phone 80 ms. */
export const Delivery: ComponentType<StoreProps> = deferred(() => import('./delivery'), 'still')
export const SoldOut: ComponentType<StoreProps> = deferred(() => import('./sold-out'))
export const Problem: ComponentType<ProblemProps> = deferred(() => import('./problem'))
export const OtherChoice: ComponentType<ChoiceGroupProps> = deferred(() => import('./other-choice'))
export const FinishSurcharge: ComponentType<FinishSurchargeProps> = deferred(() => import('./finish-surcharge'))
export const Facts: ComponentType<FactsProps> = deferred(() => import('./facts'))
export const Further = deferred(() => import('./further'))
