import type { sizes as english } from '../en/sizes'
import type { Translation } from '../../translation'

export const sizes: Translation<typeof english> = {
  'sizes.standard': 'Standardmõõdud',
  'sizes.standardLead':
    'Mõõdud, mida hoiame laos. ' +
    'Need on soodsamad kui oma mõõdud, jõuavad kiiremini kohale ja neid saab tagastada 14 päeva jooksul.',
  'sizes.inStock': 'Laos {{count}} / {{models}} mudelit',
  'sizes.allStandard': 'Kõik standardmõõdud',
  'sizes.own': 'Oma mõõdud',
  'sizes.ownLead': 'Lõikame klaasi sinu mõõtude järgi, millimeetri täpsusega. Nii see käib.',
  'sizes.ownMeasure': 'Mõõda koht, kuhu klaas tuleb: kolmest kohast, kehtib väikseim mõõt.',
  'sizes.ownType': 'Kirjuta millimeetrid. Joonis ja hind muutuvad kohe.',
  'sizes.aboutOwn': 'Oma mõõtudest lähemalt',
  'sizes.form': 'Kirjuta mõõdud: {{name}}',
}
