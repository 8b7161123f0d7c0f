import type { MailMessages } from './mail-en'

/** The Finnish texts of the shop's mails. */
export const mailMessages: MailMessages = {
  'mail.toShop': 'Siirry kauppaan {{shop}}',
  'mail.order.subject': 'Tilauksesi {{number}}, {{shop}}',
  'mail.order.title': 'Kiitos tilauksestasi',
  'mail.order.received': 'Hei {{name}}, olemme vastaanottaneet tilauksesi {{number}}, joka tehtiin {{date}}.',
  'mail.order.product': 'Tuote',
  'mail.order.quantity': 'Määrä',
  'mail.order.price': 'Hinta sis. alv',
  'mail.order.each': '{{price}}/kpl',
  'mail.order.subtotal': 'Välisumma',
  'mail.order.discount': 'Alennus',
  'mail.order.discountByCode': 'Alennus, {{code}}',
  'mail.order.shipping': 'Toimitus, {{method}}',
  'mail.order.shipping.flatrate_flatrate': 'Toimitus, kotiinkuljetus',
  'mail.order.total': 'Yhteensä sis. alv',
  'mail.order.tax': 'Josta alv',
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
  'mail.workshop.title': 'Verstas',
  'mail.workshop.shop': 'kaupan henkilökunnalle',
  'mail.workshop.key': 'Verstaan avain',
  'mail.workshop.enter': 'Avaa',
  'mail.workshop.leave': 'Poistu',
  'mail.workshop.wrongKey': 'Avain on väärä. Yritä uudelleen.',
  'mail.workshop.tooMany': 'Liian monta yritystä. Odota vartti ja yritä uudelleen.',
  'mail.workshop.ended': 'Istunto on päättynyt. Anna avain uudelleen.',
  'mail.workshop.questions': 'Kysymykset ({{number}})',
  'mail.workshop.reviews': 'Arvostelut ({{number}})',
  'mail.workshop.withdrawals': 'Peruutetut ostot ({{number}})',
  'mail.workshop.nothing': 'Mikään ei odota.',
  'mail.workshop.page': 'Sivu, jota kysymys koskee',
  'mail.workshop.approve': 'Hyväksy',
  'mail.workshop.refuse': 'Hylkää',
  'mail.workshop.answered': 'Merkitse vastatuksi',
  'mail.workshop.handled': 'Merkitse käsitellyksi',
  'mail.workshop.done.approve': 'Arvostelu on hyväksytty ja näkyy kaupassa.',
  'mail.workshop.done.refuse': 'Arvostelu on hylätty.',
  'mail.workshop.bought': 'Vahvistettu ostos',
  'mail.workshop.picture': 'Arvostelun kuva',
  'mail.workshop.done.answered': 'Kysymys on merkitty vastatuksi.',
  'mail.workshop.done.handled': 'Peruutettu osto on merkitty käsitellyksi.',
  'mail.workshop.notFound': 'Tätä ei ole tai sitä ei enää ole.',

  'mail.question.subject': 'Saimme kysymyksesi, {{shop}}',
  'mail.question.title': 'Kiitos kysymyksestäsi',
  'mail.question.received': 'Hei {{name}}, saimme kysymyksesi {{date}}.',
  'mail.question.reply': 'Vastaamme osoitteeseen {{email}} tai soitamme numeroon {{phone}}.',
  'mail.question.about': 'Mitä kysymys koskee',
  'mail.question.quantity': 'Lasien määrä: {{quantity}}',
  'mail.question.order': 'Tilaus {{number}}',
  'mail.question.files': 'Liitteet',
  'mail.question.fileLeft': '{{file}} (liian suuri sähköpostiin, löytyy verstaalta)',
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

  'mail.emailConfirm.subject': 'Vahvista uusi sähköpostiosoitteesi, {{shop}}',
  'mail.emailConfirm.title': 'Onko tämä osoitteesi?',
  'mail.emailConfirm.asked': 'Joku, luultavasti sinä, haluaa käyttää tätä osoitetta tilillä kaupassa {{shop}}.',
  'mail.emailConfirm.confirm': 'Käytä tätä osoitetta',
  'mail.emailConfirm.rule':
    'Linkki toimii 24 tuntia. Siihen asti vanha osoite on voimassa. Jos se et ollut sinä, ' +
    'sinun ei tarvitse tehdä mitään.',
  'mail.account.password.subject': 'Salasanasi on vaihdettu, {{shop}}',
  'mail.account.password.text': 'Tilisi salasana on vaihdettu. Kaikki muut laitteet on kirjattu ulos.',
  'mail.account.emailAsked.subject': 'Uusi sähköpostiosoite tilillesi, {{shop}}',
  'mail.account.emailAsked.text':
    'Joku, luultavasti sinä, haluaa vaihtaa tilisi sähköpostiosoitteen. Tämä osoite on ' +
    'voimassa, kunnes uusi on vahvistettu.',
  'mail.account.emailChanged.subject': 'Sähköpostiosoitteesi on vaihdettu, {{shop}}',
  'mail.account.emailChanged.text':
    'Tililläsi on nyt toinen sähköpostiosoite. Tiliä koskevat viestit eivät enää tule tänne.',
  'mail.account.passkeyAdded.subject': 'Tilillesi on lisätty pääsyavain, {{shop}}',
  'mail.account.passkeyAdded.text':
    'Tilillesi voi nyt kirjautua uudella pääsyavaimella ilman salasanaa. Löydät sen tililtäsi, jossa voit poistaa sen.',
  'mail.account.passkeyRemoved.subject': 'Tililtäsi on poistettu pääsyavain, {{shop}}',
  'mail.account.passkeyRemoved.text': 'Tilisi pääsyavain on poistettu. Sillä ei voi enää kirjautua.',
  'mail.account.rule': 'Jos se et ollut sinä, valitse heti uusi salasana tai kirjoita meille.',
  'mail.account.open': 'Avaa {{shop}}',

  'mail.newsletterJoin.subject': 'Vahvista uutiskirje: {{shop}}',
  'mail.newsletterJoin.title': 'Haluatko uutiskirjeemme?',
  'mail.newsletterJoin.asked': 'Joku, luultavasti sinä, on tilannut tähän osoitteeseen uutiskirjeen kaupasta {{shop}}.',
  'mail.newsletterJoin.confirm': 'Kyllä, lähettäkää uutiskirje',
  'mail.newsletterJoin.rule':
    'Linkki toimii viikon ajan. Jos et tilannut uutiskirjettä, sinun ei tarvitse tehdä mitään: sitä ei lähetetä.',

  'mail.newsletterLeave.subject': 'Peru uutiskirje: {{shop}}',
  'mail.newsletterLeave.title': 'Haluatko perua uutiskirjeen?',
  'mail.newsletterLeave.asked': 'Joku, luultavasti sinä, haluaa perua kaupan {{shop}} uutiskirjeen tästä osoitteesta.',
  'mail.newsletterLeave.confirm': 'Peru uutiskirje',
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
