import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Meddelande',
  'notice.more': 'Läs mer om det här',
  'notice.close': 'Stäng meddelandet',

  'portfolio.families': 'Sorters glas',
  'portfolio.all': 'Alla',
  'portfolio.shown_one': '{{count}} jobb',
  'portfolio.shown_other': '{{count}} jobb',
  'portfolio.toProducts': 'Se {{family}}',

  'sizeGuide.title': 'Storleksguide',
  'sizeGuide.lead':
    'Mät i millimeter när kakel och golv är färdiga. Det minsta måttet gäller. Måtten i ritningarna är exempel.',
  'sizeGuide.drawing': '{{name}}: ritning med måtten du ska ta',
  'sizeGuide.door': 'Dörr i en öppning',
  'sizeGuide.doorText':
    'Bredden från vägg till vägg: vid golvet, på mitten och upptill. Höjden från golvet dit glaset ska sluta.',
  'sizeGuide.corner': 'Duschhörna',
  'sizeGuide.cornerText':
    'Bredd och djup från vardera väggen till duschens ytterkant. Kontrollera att hörnet är rätvinkligt.',
  'sizeGuide.wall': 'Duschvägg',
  'sizeGuide.wallText': 'Bredd och höjd på själva glaset, från väggen och ut och från golvet och upp.',
  'sizeGuide.screen': 'Badkarsvägg',
  'sizeGuide.screenText': 'Bredden längs badkarets kant, höjden från kanten dit glaset ska sluta.',
  'sizeGuide.mirror': 'Spegel',
  'sizeGuide.mirrorText': 'Måttet på den färdiga spegeln. Lämna 20 mm till uttag och lampor.',
  'sizeGuide.roomDoor': 'Bastudörr och innerdörr',
  'sizeGuide.roomDoorText': 'Hålet i väggen, utan karm: bredd och höjd, på tre ställen var.',
  'notImplemented.title': 'Den här funktionen finns inte ännu',
  'notImplemented.text': 'Butiken kan inte göra det här.',
  'notImplemented.call': 'Ring kundtjänst, {{phone}}, så gör vi det åt dig.',
}
