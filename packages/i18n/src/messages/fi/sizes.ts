import type { sizes as english } from '../en/sizes'
import type { Translation } from '../../translation'

export const sizes: Translation<typeof english> = {
  'sizes.standard': 'Vakiokoot',
  'sizes.standardLead':
    'Koot, joita pidämme varastossa. ' +
    'Ne ovat edullisempia kuin omat mitat, tulevat nopeammin ja ne voi palauttaa 14 päivän kuluessa.',
  'sizes.inStock': 'Varastossa {{count}} / {{models}} mallia',
  'sizes.allStandard': 'Kaikki vakiokoot',
  'sizes.own': 'Omat mitat',
  'sizes.ownLead': 'Leikkaamme lasin mittojesi mukaan millimetrilleen. Näin se käy.',
  'sizes.ownMeasure': 'Mittaa paikka, johon lasi tulee: kolmesta kohdasta, pienin mitta ratkaisee.',
  'sizes.ownType': 'Kirjoita millimetrit. Piirustus ja hinta päivittyvät heti.',
  'sizes.aboutOwn': 'Tietoa omista mitoista',
  'sizes.form': 'Kirjoita mitat: {{name}}',
}
