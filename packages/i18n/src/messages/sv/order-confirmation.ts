import type { orderConfirmation as english } from '../en/order-confirmation'
import type { Translation } from '../../translation'

export const orderConfirmation: Translation<typeof english> = {
  'thanks.title': 'Tack, {{name}}',
  'thanks.lead': 'Vi läser dina ritningar i dag. Ser något konstigt ut ringer vi dig före kap.',
  'thanks.leadStandard': 'Vi packar ditt glas och ringer en timme innan budet kommer.',
  'thanks.number': 'Beställning',
  'thanks.placed': 'Lagd',
  'thanks.confirmation': 'E-post',
  'thanks.cutting': 'Det här har du beställt',
  'thanks.next': 'Vad händer nu',
  'thanks.step1': 'Beställningen är mottagen',
  'thanks.step2': 'Måttkontroll',
  'thanks.step2Text': 'En glasmästare läser ritningen.',
  'thanks.step3': 'Skärning, slipning, härdning',
  'thanks.step4': 'Bud hem till dig',
  'thanks.step4Text': 'Budet ringer en timme före.',
  'thanks.print': 'Skriv ut',
  'thanks.home': 'Till startsidan',
  'thanks.payment': 'Betalning vid leverans',

  'payment.cashOnDelivery': 'Betalningsinformation: du betalar när glaset levereras.',
  'payment.title': 'Betalning',
  'payment.paid': 'Tack, betalningen är klar',
  'payment.paidText': 'Bekräftelsen kommer med e-post.',
  'payment.failed': 'Betalningen gick inte igenom',
  'payment.failedText': 'Försök igen, eller ring oss på 08-465 004 21.',
  'payment.cancelled': 'Betalningen avbröts',
  'payment.cancelledText': 'Du kan fortsätta där du slutade, eller välja ett annat sätt att betala.',
  'payment.pending': 'Betalningen behandlas',
  'payment.pendingText': 'Det kan ta några minuter. Bekräftelsen kommer med e-post när den är klar.',
  'payment.unknown': 'Vi vet inte än hur betalningen gick',
  'payment.unknownText':
    'Är den gjord kommer bekräftelsen med e-post. Kommer ingen inom en timme, ring oss på 08-465 004 21.',
  'payment.toCheckout': 'Tillbaka till kassan',

  'orderSuccess.title': 'Tack för din beställning',
  'orderSuccess.loading': 'Hämtar din beställning',
  'orderSuccess.confirmed': 'Bekräftelsen kommer med e-post.',
  'orderSuccess.unknown': 'Vi kan inte visa beställningen här',
  'orderSuccess.unknownText':
    'Har du nyss beställt kan det dröja en stund innan den har kommit fram. Bekräftelsen kommer med e-post.',
  'orderSuccess.failed': 'Beställningen kunde inte hämtas',
  'orderSuccess.failedText': 'Den är inte borta: bekräftelsen kommer med e-post.',
  'orderSuccess.again': 'Titta igen',
  'orderSuccess.noscript': 'Bekräftelsen kommer med e-post. Med JavaScript visas beställningen här.',
}
