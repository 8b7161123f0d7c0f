import type { newsletter as english } from '../en/newsletter'
import type { Translation } from '../../translation'

export const newsletter: Translation<typeof english> = {
  'newsletter.subscribed': 'Hai attivato la newsletter con {{email}}.',
  'newsletter.unsubscribed': 'Hai lasciato la newsletter.',
  'newsletter.title': '10 % sul primo acquisto',
  'newsletter.lead': 'Poche lettere l’anno: nuovi vetri, consigli per misurare e orari liberi in laboratorio.',
  'newsletter.join': 'Iscrivimi',
  'newsletter.leave': 'Lascia la newsletter',
  'newsletter.reading': 'La newsletter arriva a {{email}}.',
  'newsletter.waits': 'Aspetta la rete. Ti iscriviamo quando torna.',
  'newsletter.coupon': 'Il tuo codice: {{code}}.',
  'newsletter.couponText': 'Inseriscilo nel carrello.',
}
