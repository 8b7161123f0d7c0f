import type { sizes as english } from '../en/sizes'
import type { Translation } from '../../translation'

export const sizes: Translation<typeof english> = {
  'sizes.standard': 'Standardmått',
  'sizes.standardLead':
    'Mått som vi har i lager. De kostar mindre än egna mått, kommer fortare och kan lämnas tillbaka inom 14 dagar.',
  'sizes.inStock': '{{count}} av {{models}} modeller i lager',
  'sizes.allStandard': 'Alla standardmått',
  'sizes.own': 'Egna mått',
  'sizes.ownLead': 'Vi skär glaset efter dina mått, på millimetern. Så här går det till.',
  'sizes.ownMeasure': 'Mät där glaset ska sitta: på tre ställen, det minsta gäller.',
  'sizes.ownType': 'Skriv millimetrarna. Ritningen och priset följer med direkt.',
  'sizes.aboutOwn': 'Om egna mått',
  'sizes.form': 'Skriv dina mått: {{name}}',
}
