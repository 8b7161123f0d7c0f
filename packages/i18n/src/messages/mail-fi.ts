import type { MailMessages } from './mail-en'

/** The Finnish texts of the shop's mails. */
export const mailMessages: MailMessages = {
  'mail.toShop': 'Siirry kauppaan {{shop}}',
  'mail.order.subject': 'Tilauksesi {{number}}, {{shop}}',
  'mail.order.title': 'Kiitos tilauksestasi',
  'mail.order.received': 'Hei {{name}}, olemme vastaanottaneet tilauksesi {{number}}, joka tehtiin {{date}}.',
  'mail.order.product': 'Tuote',
  'mail.order.quantity': 'Määrä',
  'mail.order.price': 'Hinta sis. ALV',
  'mail.order.each': '{{price}}/kpl',
  'mail.order.subtotal': 'Välisumma',
  'mail.order.discount': 'Alennus',
  'mail.order.discountByCode': 'Alennus, {{code}}',
  'mail.order.shipping': 'Toimitus, {{method}}',
  'mail.order.shipping.flatrate_flatrate': 'Toimitus, kotiinkuljetus',
  'mail.order.total': 'Yhteensä sis. ALV',
  'mail.order.tax': 'Josta ALV',
  'mail.order.delivery': 'Toimitus',
  'mail.order.deliveryDays': 'Toimitus {{days}}, arkisin klo 8–17. Kuljettaja soittaa tuntia ennen.',
  'mail.order.changesUntil': 'Voit muuttaa mittoja vielä {{day}}. Sen jälkeen leikkaamme lasin.',
  'mail.order.download': 'Lataa {{title}}',
  'mail.order.payment': 'Maksu',
  'mail.order.payment.cashondelivery': 'Maksat tilauksen, kun se toimitetaan.',
  'mail.order.payment.banktransfer': 'Tilisiirto',
  'mail.order.deliveryAddress': 'Toimitusosoite',
  'mail.order.billingAddress': 'Laskutusosoite',
  'mail.order.withdrawal': 'Peruuttamisoikeus',
  'mail.order.withdrawal.fourteenDays': '14 päivän peruuttamisoikeus',
  'mail.order.withdrawal.none': 'Tehdään mittojesi mukaan: ei peruuttamisoikeutta',
  'mail.order.withdrawal.fourteenDays.rule':
    'Voit peruuttaa muiden kuin mittojesi mukaan tehtyjen tuotteiden oston 14 päivän kuluessa siitä päivästä, jona ' +
    'sait ne. Ilmoita meille ennen määräajan päättymistä.',
  'mail.order.withdrawal.none.rule': 'Mittojesi mukaan tehdyillä tuotteilla ei ole peruuttamisoikeutta.',
  'mail.order.withdraw': 'Peruuta ostos',
  'mail.notice.subject': 'Uusi tilaus {{number}}, {{total}}',
  'mail.notice.title': 'Uusi tilaus {{number}}',
  'mail.notice.placed': 'Tehty {{date}}, tilaaja {{name}}.',
  'mail.notice.customer': 'Asiakas',
  'mail.notice.phone': 'Puhelin {{phone}}',
  'mail.download.ended': 'Linkki on vanhentunut',
  'mail.download.endedText':
    'Tiedoston voi ladata {{days}} päivän ajan ja enintään {{times}} kertaa. Kirjoita tai soita, jos tarvitset sen ' +
    'uudelleen.',
  'mail.download.unknown': 'Linkki ei toimi',
  'mail.download.unknownText': 'Avaa se uudelleen sähköpostista tai tilauksestasi.',
  'mail.withdrawal.subject': 'Olemme vastaanottaneet peruutuksesi, tilaus {{number}}',
  'mail.withdrawal.title': 'Peruutuksesi on vastaanotettu',
  'mail.withdrawal.received':
    '{{name}} on ilmoittanut kaupalle {{shop}} peruuttavansa tilauksen {{number}}. Ilmoitus saapui {{date}}.',
  'mail.withdrawal.declared': 'Näin ilmoitit',
  'mail.withdrawal.order': 'Tilaus {{number}}',
  'mail.withdrawal.lines': 'Mitä peruutat',
  'mail.withdrawal.exempt': 'Tehdään mittojesi mukaan: ei peruuttamisoikeutta',
  'mail.withdrawal.statement': 'Viestisi',
  'mail.withdrawal.next':
    'Säilytä tämä viesti: siitä näkyy, milloin ilmoituksesi saapui. Kirjoitamme sinulle, miten palautat tuotteet.',
  'mail.withdrawalCode.subject': 'Koodisi tilaukseen {{number}}, {{shop}}',
  'mail.withdrawalCode.title': 'Koodisi',
  'mail.withdrawalCode.asked':
    'Joku, luultavasti sinä, haluaa valita, mitä tilauksesta {{number}} peruutetaan kaupassa {{shop}}.',
  'mail.withdrawalCode.code': 'Koodi',
  'mail.withdrawalCode.rule':
    'Koodilla näkee tilauksen sisällön 30 minuutin ajan. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.',
  'mail.question.subject': 'Saimme kysymyksesi, {{shop}}',
  'mail.question.title': 'Kiitos kysymyksestäsi',
  'mail.question.received': 'Hei {{name}}, saimme kysymyksesi {{date}}.',
  'mail.question.reply': 'Vastaamme osoitteeseen {{email}} tai soitamme numeroon {{phone}}.',
  'mail.question.about': 'Mitä kysymys koskee',
  'mail.question.quantity': 'Lasien määrä: {{quantity}}',
  'mail.question.order': 'Tilaus {{number}}',
  'mail.question.files': 'Liitteet',
  'mail.question.fileLeft': '{{file}} (liian suuri sähköpostiin, löytyy verstaasta)',
  'mail.question.notYours':
    'Jos et lähettänyt kysymystä, joku on antanut osoitteesi vahingossa. Sinun ei tarvitse tehdä mitään.',
  'mail.question.notice.subject': 'Kysymys: {{subject}} ({{name}})',
  'mail.question.notice.title': 'Kysymys asiakkaalta {{name}}',
  'mail.question.notice.received': 'Vastaanotettu {{date}}.',
  'mail.question.notice.reply': 'Vastaus tähän viestiin menee asiakkaalle.',

  'mail.reset.subject': 'Valitse uusi salasana, {{shop}}',
  'mail.reset.title': 'Valitse uusi salasana',
  'mail.reset.asked': 'Joku, luultavasti sinä, on pyytänyt uutta salasanaa tilillesi kaupassa {{shop}}.',
  'mail.reset.choose': 'Valitse uusi salasana',
  'mail.reset.rule':
    'Linkki toimii kerran, 24 tunnin ajan. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: salasana ei muutu.',

  'mail.newsletterJoin.subject': 'Vahvista uutiskirje: {{shop}}',
  'mail.newsletterJoin.title': 'Haluatko uutiskirjeemme?',
  'mail.newsletterJoin.asked': 'Joku, luultavasti sinä, on tilannut tähän osoitteeseen uutiskirjeen kaupasta {{shop}}.',
  'mail.newsletterJoin.confirm': 'Kyllä, lähettäkää uutiskirje',
  'mail.newsletterJoin.rule':
    'Linkki toimii viikon ajan. Jos et tilannut uutiskirjettä, sinun ei tarvitse tehdä mitään: sitä ei lähetetä.',

  'mail.newsletterLeave.subject': 'Lopeta uutiskirje: {{shop}}',
  'mail.newsletterLeave.title': 'Haluatko lopettaa uutiskirjeen?',
  'mail.newsletterLeave.asked':
    'Joku, luultavasti sinä, haluaa lopettaa kaupan {{shop}} uutiskirjeen tässä osoitteessa.',
  'mail.newsletterLeave.confirm': 'Lopeta uutiskirje',
  'mail.newsletterLeave.rule':
    'Linkki toimii viikon ajan. Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään: uutiskirje tulee edelleen.',

  'mail.stockNotice.subject': 'Ilmoitamme, kun tuotetta on taas: {{name}}',
  'mail.stockNotice.title': 'Ilmoitamme, kun tuotetta on taas',
  'mail.stockNotice.asked':
    '{{name}} on loppunut. Saat kaupasta {{shop}} yhden viestin, kun sen voi taas tilata. 90 päivän kuluttua ' +
    'lopetamme seurannan ja poistamme osoitteesi.',
  'mail.stockNotice.end': 'En halua viestiä',
  'mail.stockNotice.rule': 'Jos et pyytänyt tätä, lopeta seuranta linkistä.',

  'mail.backInStock.subject': 'Taas varastossa: {{name}}',
  'mail.backInStock.title': 'Taas varastossa',
  'mail.backInStock.back': '{{name}} on taas tilattavissa. Pyysit kauppaa {{shop}} ilmoittamaan siitä.',
  'mail.backInStock.open': 'Näytä tuote',
  'mail.backInStock.rule': 'Tämä on ainoa viesti asiasta.',

  'mail.letter.open': 'Avaa kaupassa',
}
