import type { Formats, MessageKey, Translate } from '@vitrin/i18n'
import type { LineQuantityRejection } from '../model'

/** Says why a quantity is refused (R5.17, R5.19). */
export function quantityText(
  rejection: LineQuantityRejection,
  t: Translate<MessageKey>,
  formats: Pick<Formats, 'number'>,
): string {
  switch (rejection.code) {
    case 'field-required':
      return t('validation.required')
    case 'quantity-not-integer':
      return t('validation.quantityInteger')
    case 'quantity-not-above-0':
      return t('validation.quantityAboveZero')
    case 'quantity-not-below':
      return t('validation.quantityBelow', { quantity: formats.number(rejection.quantity) })
    case 'quantity-above-maximum':
      return t('validation.maxQuantity', { maxQuantity: formats.number(rejection.quantity) })
    default:
      return t('request.refused')
  }
}
