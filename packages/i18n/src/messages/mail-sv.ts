import type { MailMessages } from './mail-en'

/** The Swedish texts of the shop's mails. */
export const mailMessages: MailMessages = {
  'mail.toShop': 'Till {{shop}}',

  'mail.order.subject': 'Din beställning {{number}} hos {{shop}}',
  'mail.order.title': 'Tack för din beställning',
  'mail.order.received': 'Hej {{name}}, vi har tagit emot din beställning {{number}}, lagd den {{date}}.',
  'mail.order.product': 'Vara',
  'mail.order.quantity': 'Antal',
  'mail.order.price': 'Pris inkl. moms',
  'mail.order.each': '{{price}} per styck',
  'mail.order.subtotal': 'Delsumma',
  'mail.order.discount': 'Rabatt',
  'mail.order.discountByCode': 'Rabatt, {{code}}',
  'mail.order.shipping': 'Frakt, {{method}}',
  'mail.order.shipping.flatrate_flatrate': 'Frakt, hemleverans',
  'mail.order.total': 'Totalt inkl. moms',
  'mail.order.tax': 'Varav moms',
  'mail.order.delivery': 'Leverans',
  'mail.order.deliveryDays': 'Levereras {{days}}, vardagar 8–17. Budet ringer en timme innan.',
  'mail.order.changesUntil': 'Du kan ändra måtten till och med {{day}}. Sedan skär vi glaset.',
  'mail.order.download': 'Ladda ner {{title}}',
  'mail.order.payment': 'Betalning',
  'mail.order.payment.cashondelivery': 'Du betalar vid leverans.',
  'mail.order.payment.banktransfer': 'Banköverföring',
  'mail.order.deliveryAddress': 'Leveransadress',
  'mail.order.billingAddress': 'Fakturaadress',
  'mail.order.withdrawal': 'Ångerrätt',
  'mail.order.withdrawal.fourteenDays': '14 dagars ångerrätt',
  'mail.order.withdrawal.none': 'Tillverkas efter dina mått: ingen ångerrätt',
  'mail.order.withdrawal.fourteenDays.rule':
    'Du kan ångra köpet av varor som inte tillverkas efter dina mått inom 14 dagar från den dag då du tog emot ' +
    'dem. Meddela oss innan tiden har gått ut.',
  'mail.order.withdrawal.none.rule': 'Det som tillverkas efter dina mått omfattas inte av ångerrätten.',
  'mail.order.withdraw': 'Ångra köpet',

  'mail.notice.subject': 'Ny beställning {{number}}, {{total}}',
  'mail.notice.title': 'Ny beställning {{number}}',
  'mail.notice.placed': 'Lagd {{date}} av {{name}}.',
  'mail.notice.customer': 'Kund',
  'mail.notice.phone': 'Telefon {{phone}}',

  'mail.download.ended': 'Länken gäller inte längre',
  'mail.download.endedText':
    'Filen kan hämtas i {{days}} dagar och högst {{times}} gånger. Skriv eller ring oss om du behöver den igen.',
  'mail.download.unknown': 'Länken fungerar inte',
  'mail.download.unknownText': 'Öppna den från mejlet eller från din beställning igen.',

  'mail.withdrawal.subject': 'Vi har tagit emot att du ångrar beställning {{number}}',
  'mail.withdrawal.title': 'Din anmälan om ånger är mottagen',
  'mail.withdrawal.received':
    '{{name}} har meddelat {{shop}} att köpet i beställning {{number}} ångras. Meddelandet kom in den {{date}}.',
  'mail.withdrawal.declared': 'Det här har du meddelat',
  'mail.withdrawal.order': 'Beställning {{number}}',
  'mail.withdrawal.lines': 'Varor som du ångrar köpet av',
  'mail.withdrawal.exempt': 'Tillverkas efter dina mått: ingen ångerrätt',
  'mail.withdrawal.statement': 'Ditt meddelande',
  'mail.withdrawal.next':
    'Spara mejlet: det visar när din anmälan kom till oss. Vi skriver till dig om hur du skickar tillbaka varorna.',

  'mail.withdrawalCode.subject': 'Din kod för beställning {{number}} hos {{shop}}',
  'mail.withdrawalCode.title': 'Din kod',
  'mail.withdrawalCode.asked':
    'Någon, förmodligen du, vill välja vad som ska ångras i beställning {{number}} hos {{shop}}.',
  'mail.withdrawalCode.code': 'Kod',
  'mail.withdrawalCode.rule':
    'Koden visar vad beställningen innehåller, i 30 minuter. Var det inte du behöver du inte göra något.',

  'mail.workshop.title': 'Verkstad',
  'mail.workshop.shop': 'för butikens personal',
  'mail.workshop.key': 'Nyckel till verkstaden',
  'mail.workshop.enter': 'Öppna',
  'mail.workshop.leave': 'Lämna',
  'mail.workshop.wrongKey': 'Nyckeln stämmer inte. Försök igen.',
  'mail.workshop.tooMany': 'För många försök. Vänta en kvart och försök igen.',
  'mail.workshop.ended': 'Du har varit inloggad för länge. Ange nyckeln igen.',
  'mail.workshop.questions': 'Frågor ({{number}})',
  'mail.workshop.reviews': 'Omdömen ({{number}})',
  'mail.workshop.withdrawals': 'Ångrade köp ({{number}})',
  'mail.workshop.nothing': 'Inget väntar.',
  'mail.workshop.page': 'Sidan som frågan gäller',
  'mail.workshop.approve': 'Godkänn',
  'mail.workshop.refuse': 'Avslå',
  'mail.workshop.answered': 'Markera som besvarad',
  'mail.workshop.handled': 'Markera som hanterad',
  'mail.workshop.done.approve': 'Omdömet är godkänt och visas i butiken.',
  'mail.workshop.done.refuse': 'Omdömet är avslaget.',
  'mail.workshop.bought': 'Verifierat köp',
  'mail.workshop.picture': 'Bild till omdömet',
  'mail.workshop.done.answered': 'Frågan är markerad som besvarad.',
  'mail.workshop.done.handled': 'Det ångrade köpet är markerat som hanterat.',
  'mail.workshop.notFound': 'Det här finns inte, eller inte längre.',

  'mail.question.subject': 'Vi har fått din fråga till {{shop}}',
  'mail.question.title': 'Tack för din fråga',
  'mail.question.received': 'Hej {{name}}, vi tog emot din fråga den {{date}}.',
  'mail.question.reply': 'Vi svarar till {{email}} eller ringer {{phone}}.',
  'mail.question.about': 'Det här gäller frågan',
  'mail.question.quantity': 'Antal glas: {{quantity}}',
  'mail.question.order': 'Beställning {{number}}',
  'mail.question.files': 'Bilagor',
  'mail.question.fileLeft': '{{file}} (för stor för ett mejl, den finns i verkstaden)',
  'mail.question.notYours':
    'Har du inte skickat frågan har någon angett din adress av misstag. Du behöver inte göra något.',
  'mail.question.notice.subject': 'Fråga: {{subject}} ({{name}})',
  'mail.question.notice.title': 'Fråga från {{name}}',
  'mail.question.notice.received': 'Mottagen den {{date}}.',
  'mail.question.notice.reply': 'Svarar du på mejlet går svaret till kunden.',

  'mail.reset.subject': 'Välj ett nytt lösenord hos {{shop}}',
  'mail.reset.title': 'Välj ett nytt lösenord',
  'mail.reset.asked': 'Någon, förmodligen du, har bett om ett nytt lösenord till ditt konto hos {{shop}}.',
  'mail.reset.choose': 'Välj ett nytt lösenord',
  'mail.reset.rule':
    'Länken fungerar en gång, i 24 timmar. Var det inte du behöver du inte göra något: lösenordet ändras inte.',

  'mail.emailConfirm.subject': 'Bekräfta din nya e-postadress hos {{shop}}',
  'mail.emailConfirm.title': 'Är det här din adress?',
  'mail.emailConfirm.asked': 'Någon, förmodligen du, vill använda den här adressen till ett konto hos {{shop}}.',
  'mail.emailConfirm.confirm': 'Använd adressen',
  'mail.emailConfirm.rule':
    'Länken gäller i 24 timmar. Till dess gäller den gamla adressen. Om det inte var du behöver du inte göra något.',
  'mail.account.password.subject': 'Ditt lösenord hos {{shop}} är bytt',
  'mail.account.password.text': 'Lösenordet till ditt konto har bytts. Alla andra enheter har loggats ut.',
  'mail.account.emailAsked.subject': 'En ny e-postadress till ditt konto hos {{shop}}',
  'mail.account.emailAsked.text':
    'Någon, förmodligen du, vill använda en annan e-postadress till ditt konto. Den här gäller ' +
    'tills den nya är bekräftad.',
  'mail.account.emailChanged.subject': 'Din e-postadress hos {{shop}} är bytt',
  'mail.account.emailChanged.text': 'Ditt konto har nu en annan e-postadress. Mejl om kontot kommer inte längre hit.',
  'mail.account.passkeyAdded.subject': 'En passkey är tillagd till ditt konto hos {{shop}}',
  'mail.account.passkeyAdded.text':
    'Det går nu att logga in på ditt konto med en ny passkey, utan lösenord. ' +
    'Den finns på ditt konto, där du kan ta bort den.',
  'mail.account.passkeyRemoved.subject': 'En passkey till ditt konto hos {{shop}} är borttagen',
  'mail.account.passkeyRemoved.text':
    'En passkey till ditt konto har tagits bort. Det går inte längre att logga in med den.',
  'mail.account.rule': 'Om det inte var du: välj genast ett nytt lösenord, eller skriv till oss.',
  'mail.account.open': 'Till {{shop}}',

  'mail.newsletterJoin.subject': 'Bekräfta nyhetsbrevet från {{shop}}',
  'mail.newsletterJoin.title': 'Vill du ha vårt nyhetsbrev?',
  'mail.newsletterJoin.asked': 'Någon, förmodligen du, vill ha nyhetsbrevet från {{shop}} till den här adressen.',
  'mail.newsletterJoin.confirm': 'Ja, skicka nyhetsbrevet',
  'mail.newsletterJoin.rule':
    'Länken fungerar i en vecka. Var det inte du behöver du inte göra något: du får inget nyhetsbrev.',

  'mail.newsletterLeave.subject': 'Avsluta nyhetsbrevet från {{shop}}',
  'mail.newsletterLeave.title': 'Vill du avsluta nyhetsbrevet?',
  'mail.newsletterLeave.asked': 'Någon, förmodligen du, vill avsluta nyhetsbrevet från {{shop}} till den här adressen.',
  'mail.newsletterLeave.confirm': 'Avsluta nyhetsbrevet',
  'mail.newsletterLeave.rule':
    'Länken fungerar i en vecka. Var det inte du behöver du inte göra något: nyhetsbrevet fortsätter att komma.',

  'mail.stockNotice.subject': 'Vi mejlar när {{name}} är tillbaka',
  'mail.stockNotice.title': 'Vi mejlar när den är tillbaka',
  'mail.stockNotice.asked':
    '{{name}} är slut. Du får ett mejl från {{shop}} när den går att beställa igen. Efter 90 dagar slutar vi ' +
    'bevaka och tar bort din adress.',
  'mail.stockNotice.end': 'Mejla mig inte',
  'mail.stockNotice.rule': 'Var det inte du, avsluta med länken.',

  'mail.backInStock.subject': '{{name}} finns i lager igen',
  'mail.backInStock.title': 'Tillbaka i lager',
  'mail.backInStock.back': '{{name}} går att beställa igen. Du har bett {{shop}} att mejla när den är tillbaka.',
  'mail.backInStock.open': 'Visa produkten',
  'mail.backInStock.rule': 'Det här är det enda mejlet om den.',

  'mail.letter.open': 'Öppna i butiken',
}
