// model
export type {
  Breakdown,
  BreakdownLine,
  Choice,
  Choices,
  ChoiceValue,
  CutRange,
  Dimension,
  DimensionCode,
  Family,
  LimitRule,
  MadeToMeasureModel,
  MadeToMeasureSnapshot,
  Measures,
  Profile,
  StandardSize,
} from './model'
export type { Pane, PaneKind, PaneName, PieceShape } from './panes'
export type { FieldIssue, FieldRule, Piece, ValidateOptions } from './validate'
export type { LimitFault, Mend } from './limit-faults'
export type { DeliveryWindow } from './delivery'
export type { DeliveredLine, DeliveryDates, DeliveryDays, LeadTimes } from './delivery-dates'
export type { CalendarDay, KnownDays, WorkCalendar } from './working-days'
export type { Opening } from './opening'
export type { OpeningFit } from './opening-fit'
export type { Fit } from './fits'
export type { SpecialPrice } from './price'
export type { ProfiledPiece } from './snapshot'
export type { PriorModel, PriorPrices } from './prior-price'
export type { WithdrawalLine } from './withdrawal'
export type { LengthRejection } from './parse-length'
export type { DimensionLine, Drawing, View } from './drawing/drawing'
export type { Movement, Part, PartRole, Side } from './drawing/sheet'
export type { Arc, Box, Circle, Path, Point, Rect, Segment, Shape } from './drawing/geometry'

// rules
export { measuredThing } from './measured'
export { parseLength } from './parse-length'
export { dimensionIssues, validate } from './validate'
export { limitFaults } from './limit-faults'
export { panes } from './panes'
export { price, regularTotal } from './price'
export { weight } from './weight'
export { delivery } from './delivery'
export { deliveryDates, deliveryWindow } from './delivery-dates'
export { dayOf, daysIn, holidayCalendar, nextMidnight, workingDayAfter } from './working-days'
export { OPENING_LIMITS, openingOf, parseOpeningLength } from './opening'
export { fitsOpening, openingFit } from './opening-fit'
export { fits } from './fits'
export { standardSizeOf } from './standard-size'
export { defaultChoices, defaultMeasures, profileOfColor } from './defaults'
export { readCustomOptions, readStandardOptions, toCustomOptions } from './custom-options'
export { snapshotOf } from './snapshot'
export { lowestPriorTotal } from './prior-price'
export { isExemptFromWithdrawal } from './withdrawal'
export { drawing } from './drawing/drawing'
