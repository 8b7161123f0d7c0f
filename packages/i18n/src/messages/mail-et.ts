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
  'mail.reset.subject': 'Vali uus parool, {{shop}}',
  'mail.reset.title': 'Vali uus parool',
  'mail.reset.asked': 'Keegi, arvatavasti sina, soovib sinu kontole uut parooli, pood {{shop}}.',
  'mail.reset.choose': 'Vali uus parool',
  'mail.reset.rule':
    'Link toimib ühe korra, 24 tundi. Kui see ei olnud sina, ei pea sa midagi tegema: parool ei muutu.',
}
