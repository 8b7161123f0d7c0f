import type { MailMessages } from './mail-en'

/** The Estonian texts of the shop's mails. */
export const mailMessages: MailMessages = {
  'mail.toShop': 'Ava {{shop}}',
  'mail.order.subject': 'Sinu tellimus {{number}}, {{shop}}',
  'mail.order.title': 'Aitäh tellimuse eest',
  'mail.order.received': 'Tere, {{name}}. Oleme vastu võtnud sinu tellimuse {{number}}, mille tegid {{date}}.',
  'mail.order.product': 'Toode',
  'mail.order.quantity': 'Kogus',
  'mail.order.price': 'Hind käibemaksuga',
  'mail.order.each': '{{price}} tükk',
  'mail.order.subtotal': 'Vahesumma',
  'mail.order.discount': 'Soodustus',
  'mail.order.discountByCode': 'Soodustus, {{code}}',
  'mail.order.shipping': 'Tarne, {{method}}',
  'mail.order.shipping.flatrate_flatrate': 'Tarne, kojuvedu',
  'mail.order.total': 'Kokku käibemaksuga',
  'mail.order.tax': 'Sellest käibemaks',
  'mail.order.delivery': 'Tarne',
  'mail.order.deliveryDays': 'Tarne {{days}}, tööpäeviti kell 8–17. Kuller helistab tund aega varem.',
  'mail.order.changesUntil': 'Mõõte saad muuta kuni {{day}}. Siis lõikame klaasi.',
  'mail.order.download': 'Laadi alla {{title}}',
  'mail.order.payment': 'Makse',
  'mail.order.payment.cashondelivery': 'Maksad tellimuse eest kättesaamisel.',
  'mail.order.payment.banktransfer': 'Pangaülekanne',
  'mail.order.deliveryAddress': 'Tarneaadress',
  'mail.order.billingAddress': 'Arve aadress',
  'mail.order.withdrawal': 'Taganemisõigus',
  'mail.order.withdrawal.fourteenDays': '14-päevane taganemisõigus',
  'mail.order.withdrawal.none': 'Tehakse sinu mõõtude järgi: taganemisõigust ei ole',
  'mail.order.withdrawal.fourteenDays.rule':
    'Kui toode ei ole tehtud sinu mõõtude järgi, võid ostust taganeda 14 päeva jooksul alates päevast, mil toote ' +
    'kätte said. Teata meile enne tähtaja lõppu.',
  'mail.order.withdrawal.none.rule': 'Sinu mõõtude järgi tehtule taganemisõigus ei kehti.',
  'mail.order.withdraw': 'Tagane ostust',
  'mail.notice.subject': 'Uus tellimus {{number}}, {{total}}',
  'mail.notice.title': 'Uus tellimus {{number}}',
  'mail.notice.placed': 'Tehtud {{date}}, tellija {{name}}.',
  'mail.notice.customer': 'Klient',
  'mail.notice.phone': 'Telefon {{phone}}',
  'mail.download.ended': 'Link enam ei kehti',
  'mail.download.endedText':
    'Faili saab alla laadida {{days}} päeva jooksul ja kuni {{times}} korda. Kui vajad seda uuesti, kirjuta või ' +
    'helista.',
  'mail.download.unknown': 'Link ei tööta',
  'mail.download.unknownText': 'Ava see uuesti kirjast või oma tellimusest.',
  'mail.withdrawal.subject': 'Oleme sinu taganemise kätte saanud, tellimus {{number}}',
  'mail.withdrawal.title': 'Sinu taganemisavaldus on vastu võetud',
  'mail.withdrawal.received':
    '{{name}} on teatanud poele {{shop}}, et taganeb tellimusest {{number}}. Teade jõudis kohale {{date}}.',
  'mail.withdrawal.declared': 'Mida sa teatasid',
  'mail.withdrawal.order': 'Tellimus {{number}}',
  'mail.withdrawal.lines': 'Millest taganed',
  'mail.withdrawal.exempt': 'Tehakse sinu mõõtude järgi: taganemisõigust ei ole',
  'mail.withdrawal.statement': 'Sinu sõnum',
  'mail.withdrawal.next':
    'Hoia see kiri alles: see kinnitab, millal avaldus meieni jõudis. Kirjutame sulle, kuidas kaup tagastada.',
  'mail.withdrawalCode.subject': 'Sinu kood tellimusele {{number}}, {{shop}}',
  'mail.withdrawalCode.title': 'Sinu kood',
  'mail.withdrawalCode.asked':
    'Keegi, arvatavasti sina, soovib valida, millest tellimuses {{number}} taganeda, pood {{shop}}.',
  'mail.withdrawalCode.code': 'Kood',
  'mail.withdrawalCode.rule':
    'Koodiga näeb tellimuse sisu 30 minuti jooksul. Kui see ei olnud sina, ei pea sa midagi tegema.',
  'mail.question.subject': 'Saime sinu küsimuse kätte, {{shop}}',
  'mail.question.title': 'Aitäh küsimuse eest',
  'mail.question.received': 'Tere, {{name}}, saime sinu küsimuse kätte {{date}}.',
  'mail.question.reply': 'Vastame aadressile {{email}} või helistame numbrile {{phone}}.',
  'mail.question.about': 'Millest on küsimus',
  'mail.question.quantity': 'Klaaside arv: {{quantity}}',
  'mail.question.order': 'Tellimus {{number}}',
  'mail.question.files': 'Manused',
  'mail.question.fileLeft': '{{file}} (kirja jaoks liiga suur, leiad selle töökojast)',
  'mail.question.notYours':
    'Kui see ei olnud sina, on keegi kogemata sisestanud sinu aadressi. Sa ei pea midagi tegema.',
  'mail.question.notice.subject': 'Küsimus: {{subject}} ({{name}})',
  'mail.question.notice.title': 'Küsimus kliendilt {{name}}',
  'mail.question.notice.received': 'Saabunud {{date}}.',
  'mail.question.notice.reply': 'Sellele kirjale saadetud vastus läheb kliendile.',

  'mail.reset.subject': 'Vali uus parool, {{shop}}',
  'mail.reset.title': 'Vali uus parool',
  'mail.reset.asked': 'Keegi, arvatavasti sina, soovib sinu kontole uut parooli, pood {{shop}}.',
  'mail.reset.choose': 'Vali uus parool',
  'mail.reset.rule':
    'Link toimib ühe korra, 24 tundi. Kui see ei olnud sina, ei pea sa midagi tegema: parool ei muutu.',

  'mail.newsletterJoin.subject': 'Kinnita {{shop}} uudiskiri',
  'mail.newsletterJoin.title': 'Kas soovid meie uudiskirja?',
  'mail.newsletterJoin.asked': 'Keegi, arvatavasti sina, soovib sellele aadressile {{shop}} uudiskirja.',
  'mail.newsletterJoin.confirm': 'Jah, saatke mulle uudiskirja',
  'mail.newsletterJoin.rule': 'Link kehtib nädala. Kui see ei olnud sina, ei pea sa midagi tegema: uudiskirja ei tule.',

  'mail.newsletterLeave.subject': 'Loobu {{shop}} uudiskirjast',
  'mail.newsletterLeave.title': 'Kas soovid uudiskirjast loobuda?',
  'mail.newsletterLeave.asked': 'Keegi, arvatavasti sina, soovib loobuda {{shop}} uudiskirjast sellel aadressil.',
  'mail.newsletterLeave.confirm': 'Loobu uudiskirjast',
  'mail.newsletterLeave.rule':
    'Link kehtib nädala. Kui see ei olnud sina, ei pea sa midagi tegema: uudiskiri tuleb edasi.',

  'mail.stockNotice.subject': 'Kirjutame, kui {{name}} on jälle saadaval',
  'mail.stockNotice.title': 'Kirjutame, kui toode on jälle saadaval',
  'mail.stockNotice.asked':
    '{{name}} on otsas. Saad poelt {{shop}} ühe kirja, kui seda saab jälle tellida. 90 päeva pärast lõpetame ja ' +
    'kustutame sinu aadressi.',
  'mail.stockNotice.end': 'Ärge kirjutage mulle',
  'mail.stockNotice.rule': 'Kui see ei olnud sina, lõpeta lingi kaudu.',

  'mail.backInStock.subject': '{{name}} on jälle laos',
  'mail.backInStock.title': 'Jälle laos',
  'mail.backInStock.back': '{{name}} on jälle tellitav. Palusid, et {{shop}} sellest kirjutaks.',
  'mail.backInStock.open': 'Näita toodet',
  'mail.backInStock.rule': 'See on ainus kiri selle kohta.',

  'mail.letter.open': 'Ava poes',
}
