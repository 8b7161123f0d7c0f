import type { madeToMeasure as english } from '../en/made-to-measure'
import type { Translation } from '../../translation'

export const madeToMeasure: Translation<typeof english> = {
  'size.width': 'Bredden',
  'size.depth': 'Djupet',
  'size.height': 'Höjden',
  'size.diameter': 'Diametern',
  'size.limit': '{{dimension}} får vara {{min}}–{{max}} mm.',
  'size.typed': 'Du skrev {{typed}}.',
  'size.step': '{{dimension}} går i steg om {{step}} mm. Skriv {{below}} eller {{above}}.',
  'size.unreadable': '{{dimension}} ska stå i millimeter, till exempel 895 eller 89,5 cm.',
  'size.fraction': '{{dimension}} ska vara i hela millimeter, till exempel 895 eller 89,5 cm.',
  'size.grouping': '{{dimension}} ska stå utan tusentalspunkt. Skriv {{number}} om du menar {{number}} mm.',
  'size.several': '{{dimension}} ska vara ett enda mått, till exempel 895.',
  'size.maxArea': 'En skiva får vara högst {{limit}} m².',
  'size.area': 'Den här skulle bli {{actual}} m².',
  'size.maxWeight': 'Gångjärnen bär {{limit}} kg var.',
  'size.weight': 'Dörren skulle väga {{actual}} kg per gångjärn.',
  'size.maxRatio': 'Glaset blir för smalt. {{longer}} får vara högst {{limit}} gånger {{shorter}}.',
  'size.maxRatioOfPane':
    'Ett av glasen blir för smalt. {{longer}} får vara högst {{limit}} gånger {{shorter}} på varje glas.',
  'size.mendMax': '{{dimension}} kan vara högst {{length}} mm här.',
  'size.mendMin': '{{dimension}} behöver vara minst {{length}} mm här.',
  'size.standardSize': 'Det här är ett standardmått. Det kostar mindre och kan lämnas tillbaka.',
  'size.chooseStandard':
    'Det här är ett standardmått. Välj det under Storlek: det kostar mindre och kan lämnas tillbaka.',
  'size.required': '{{dimension}} saknas. Skriv måttet i millimeter.',
  'size.other': 'De här måtten går inte att tillverka.',
  'size.fetching': 'Hämtar måtten …',

  'drawing.front': 'Framsida',
  'drawing.plan': 'Ovanifrån',
  'drawing.measures': 'Ritning',
  'drawing.glass': 'Glas',
  'drawing.weight': 'Vikt',
  'drawing.tolerance': 'Tolerans',
  'drawing.toleranceValue': '±1 mm',
  'drawing.hingeLeft': 'Gångjärn till vänster',
  'drawing.hingeRight': 'Gångjärn till höger',
  'drawing.sentence': 'Ritning: {{measures}}',
  'drawing.sentenceOf': 'Ritning av {{name}}: {{measures}}',
  'drawing.part': '{{dimension}} {{length}} millimeter',
}
