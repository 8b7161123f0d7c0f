import type { withdrawal as english } from '../en/withdrawal'
import type { Translation } from '../../translation'

export const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'Ångerrätt',
  'withdrawal.right': '14 dagars ångerrätt',
  'withdrawal.exempt': 'Måttanpassat, ingen ångerrätt',

  'withdraw.title': 'Ångra köp',
  'withdraw.lead':
    'Du har 14 dagar från den dag då du tog emot varorna. Meddela oss här i två steg, så får du ett ' +
    'mottagningsbevis på mejl.',
  'withdraw.contact':
    'Mejla {{email}} eller ring {{phone}} inom 14 dagar från den dag då du tog emot varorna, och uppge namn och ' +
    'beställningsnummer.',
  'withdraw.elsewhere': 'Här på sidan går det inte.',
  'withdraw.exempt': 'Det som tillverkas efter dina mått omfattas inte av ångerrätten.',
  'withdraw.noscript': 'Formuläret behöver JavaScript.',
  'withdraw.needsNetwork':
    'Du är offline. Formuläret behöver nätet för att skickas; det du har skrivit ligger kvar här.',
  'withdraw.name': 'Namn',
  'withdraw.number': 'Beställningsnummer',
  'withdraw.numberHint': 'Det står i mejlet som bekräftade beställningen.',
  'withdraw.emailHint': 'Hit kommer mottagningsbeviset. Använd adressen som du beställde med.',
  'withdraw.lines': 'Vad ångrar du?',
  'withdraw.linesText': 'Väljer du inget gäller det hela beställningen, utom det som tillverkas efter dina mått.',
  'withdraw.choose': 'Välj varor',
  'withdraw.codeMailed': 'Hör numret och adressen ihop är en kod på väg till {{email}}.',
  'withdraw.code': 'Kod från mejlet',
  'withdraw.open': 'Visa varorna',
  'withdraw.otherOrder': 'En annan beställning',
  'withdraw.chooseOne': 'Välj minst en vara.',
  'withdraw.allExempt':
    'Hela beställningen tillverkas efter dina mått och omfattas inte av ångerrätten. Du kan skicka anmälan ändå.',
  'withdraw.line': '{{qty}} × {{name}}',
  'withdraw.message': 'Meddelande',
  'withdraw.messageHint': 'Till exempel att du bara ångrar en av två.',
  'withdraw.next': 'Gå vidare och bekräfta',
  'withdraw.confirmTitle': 'Bekräfta att du ångrar köpet',
  'withdraw.wholeOrder': 'Hela beställningen, utom det som tillverkas efter dina mått',
  'withdraw.confirm': 'Bekräfta att jag ångrar köpet',
  'withdraw.change': 'Ändra',
  'withdraw.doneTitle': 'Din anmälan är mottagen',
  'withdraw.doneText': 'Den kom in den {{date}}. Ett mottagningsbevis är på väg till {{email}}.',
  'withdraw.doneNext': 'Vi skriver till dig om hur du skickar tillbaka varorna.',
}
