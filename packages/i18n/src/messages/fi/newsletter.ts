import type { newsletter as english } from '../en/newsletter'
import type { Translation } from '../../translation'

export const newsletter: Translation<typeof english> = {
  'newsletter.subscribed': 'Olet tilannut uutiskirjeen osoitteeseen {{email}}.',
  'newsletter.unsubscribed': 'Et enää saa uutiskirjettä.',
  'newsletter.title': '10 % alennus ensimmäisestä ostoksesta',
  'newsletter.lead': 'Muutama kirje vuodessa: uusia laseja, mittausneuvoja ja verstaan vapaita aikoja.',
  'newsletter.join': 'Tilaa uutiskirje',
  'newsletter.leave': 'Lopeta uutiskirje',
  'newsletter.reading': 'Uutiskirje tulee osoitteeseen {{email}}.',
  'newsletter.waits': 'Odottaa verkkoa. Tilaamme uutiskirjeen, kun yhteys palaa.',
  'newsletter.coupon': 'Koodisi: {{code}}.',
  'newsletter.couponText': 'Syötä se ostoskorissa.',
}
