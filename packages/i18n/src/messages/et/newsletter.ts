import type { newsletter as english } from '../en/newsletter'
import type { Translation } from '../../translation'

export const newsletter: Translation<typeof english> = {
  'newsletter.subscribed': 'Oled tellinud uudiskirja aadressile {{email}}.',
  'newsletter.unsubscribed': 'Oled uudiskirjast loobunud.',
  'newsletter.title': '10 % soodsam esimene ost',
  'newsletter.lead': 'Mõni kiri aastas: uued klaasid, mõõtmisnõuanded ja töökoja vabad ajad.',
  'newsletter.join': 'Telli uudiskiri',
  'newsletter.leave': 'Loobu uudiskirjast',
  'newsletter.reading': 'Uudiskiri tuleb aadressile {{email}}.',
  'newsletter.waits': 'Ootab võrku. Tellime uudiskirja, kui ühendus on taas olemas.',
  'newsletter.coupon': 'Sinu kood: {{code}}.',
  'newsletter.couponText': 'Sisesta see ostukorvis.',
}
