import type { MailMessages } from './mail-en'

/** The Italian texts of the shop's mails. */
export const mailMessages: MailMessages = {
  'mail.toShop': 'Vai a {{shop}}',
  'mail.order.subject': 'Il tuo ordine {{number}} da {{shop}}',
  'mail.order.title': 'Grazie per il tuo ordine',
  'mail.order.received': 'Ciao {{name}}, abbiamo ricevuto il tuo ordine {{number}}, effettuato {{date}}.',
  'mail.order.product': 'Prodotto',
  'mail.order.quantity': 'Quantità',
  'mail.order.price': 'Prezzo IVA inclusa',
  'mail.order.each': '{{price}} l’uno',
  'mail.order.subtotal': 'Subtotale',
  'mail.order.discount': 'Sconto',
  'mail.order.discountByCode': 'Sconto, {{code}}',
  'mail.order.shipping': 'Spedizione, {{method}}',
  'mail.order.shipping.flatrate_flatrate': 'Spedizione, consegna a domicilio',
  'mail.order.total': 'Totale IVA inclusa',
  'mail.order.tax': 'Di cui IVA',
  'mail.order.delivery': 'Consegna',
  'mail.order.deliveryDays': 'Consegna {{days}}, nei giorni feriali 8–17. Il corriere chiama un’ora prima.',
  'mail.order.changesUntil': 'Puoi cambiare le misure fino a {{day}}. Poi tagliamo il vetro.',
  'mail.order.download': 'Scarica {{title}}',
  'mail.order.payment': 'Pagamento',
  'mail.order.payment.cashondelivery': 'Paghi l’ordine alla consegna.',
  'mail.order.payment.banktransfer': 'Bonifico bancario',
  'mail.order.deliveryAddress': 'Indirizzo di consegna',
  'mail.order.billingAddress': 'Indirizzo di fatturazione',
  'mail.order.withdrawal': 'Diritto di recesso',
  'mail.order.withdrawal.fourteenDays': '14 giorni di diritto di recesso',
  'mail.order.withdrawal.none': 'Fatto sulle tue misure: nessun diritto di recesso',
  'mail.order.withdrawal.fourteenDays.rule':
    'Puoi recedere dall’acquisto dei prodotti che non sono fatti sulle tue misure entro 14 giorni da quando li hai ' +
    'ricevuti. Comunicacelo prima che scada il termine.',
  'mail.order.withdrawal.none.rule': 'Ciò che è fatto sulle tue misure non ha diritto di recesso.',
  'mail.order.withdraw': 'Recedi dall’acquisto',
  'mail.notice.subject': 'Nuovo ordine {{number}}, {{total}}',
  'mail.notice.title': 'Nuovo ordine {{number}}',
  'mail.notice.placed': 'Effettuato {{date}} da {{name}}.',
  'mail.notice.customer': 'Cliente',
  'mail.notice.phone': 'Telefono {{phone}}',
  'mail.download.ended': 'Il link è scaduto',
  'mail.download.endedText':
    'Il file si può scaricare per {{days}} giorni e al massimo {{times}} volte. Scrivici o chiamaci se ti serve ' +
    'ancora.',
  'mail.download.unknown': 'Il link non funziona',
  'mail.download.unknownText': 'Aprilo di nuovo dall’e-mail o dal tuo ordine.',
  'mail.withdrawal.subject': 'Abbiamo ricevuto il tuo recesso, ordine {{number}}',
  'mail.withdrawal.title': 'Abbiamo ricevuto il tuo recesso',
  'mail.withdrawal.received':
    '{{name}} ha comunicato a {{shop}} il recesso dall’ordine {{number}}. Ci è arrivato {{date}}.',
  'mail.withdrawal.declared': 'Che cosa ci hai comunicato',
  'mail.withdrawal.order': 'Ordine {{number}}',
  'mail.withdrawal.lines': 'Da che cosa recedi',
  'mail.withdrawal.exempt': 'Fatto sulle tue misure: nessun diritto di recesso',
  'mail.withdrawal.statement': 'Il tuo messaggio',
  'mail.withdrawal.next':
    'Conserva questa e-mail: conferma quando la tua dichiarazione ci è arrivata. Ti scriviamo come restituire i ' +
    'prodotti.',
  'mail.withdrawalCode.subject': 'Il tuo codice per l’ordine {{number}} da {{shop}}',
  'mail.withdrawalCode.title': 'Il tuo codice',
  'mail.withdrawalCode.asked':
    'Qualcuno, probabilmente tu, vuole scegliere da che cosa recedere nell’ordine {{number}} da {{shop}}.',
  'mail.withdrawalCode.code': 'Codice',
  'mail.withdrawalCode.rule':
    'Il codice mostra che cosa contiene l’ordine, per 30 minuti. Se non eri tu, non devi fare nulla.',
  'mail.workshop.title': 'Officina',
  'mail.workshop.shop': 'per il personale del negozio',
  'mail.workshop.key': 'Chiave dell’officina',
  'mail.workshop.enter': 'Apri',
  'mail.workshop.leave': 'Esci',
  'mail.workshop.wrongKey': 'La chiave non è giusta. Riprova.',
  'mail.workshop.tooMany': 'Troppi tentativi. Aspetta un quarto d’ora e riprova.',
  'mail.workshop.ended': 'La sessione è scaduta. Inserisci di nuovo la chiave.',
  'mail.workshop.questions': 'Domande ({{number}})',
  'mail.workshop.reviews': 'Recensioni ({{number}})',
  'mail.workshop.withdrawals': 'Recessi ({{number}})',
  'mail.workshop.nothing': 'Niente in attesa.',
  'mail.workshop.page': 'La pagina della domanda',
  'mail.workshop.approve': 'Approva',
  'mail.workshop.refuse': 'Rifiuta',
  'mail.workshop.answered': 'Segna come risposta',
  'mail.workshop.handled': 'Segna come gestito',
  'mail.workshop.done.approve': 'La recensione è approvata e visibile nel negozio.',
  'mail.workshop.done.refuse': 'La recensione è rifiutata.',
  'mail.workshop.bought': 'Acquisto verificato',
  'mail.workshop.picture': 'Foto della recensione',
  'mail.workshop.done.answered': 'La domanda è segnata come risposta.',
  'mail.workshop.done.handled': 'Il recesso è segnato come gestito.',
  'mail.workshop.notFound': 'Questo non c’è, o non c’è più.',

  'mail.question.subject': 'Abbiamo ricevuto la tua domanda per {{shop}}',
  'mail.question.title': 'Grazie per la tua domanda',
  'mail.question.received': 'Ciao {{name}}, abbiamo ricevuto la tua domanda: {{date}}.',
  'mail.question.reply': 'Risponderemo a {{email}} oppure chiameremo il numero {{phone}}.',
  'mail.question.about': 'Di che cosa si tratta',
  'mail.question.quantity': 'Numero di vetri: {{quantity}}',
  'mail.question.order': 'Ordine {{number}}',
  'mail.question.files': 'Allegati',
  'mail.question.fileLeft': '{{file}} (troppo grande per un’e-mail, si trova in officina)',
  'mail.question.notYours':
    'Se non hai inviato tu questa domanda, qualcuno ha indicato il tuo indirizzo per errore. Non devi fare nulla.',
  'mail.question.notice.subject': 'Domanda: {{subject}} ({{name}})',
  'mail.question.notice.title': 'Domanda da {{name}}',
  'mail.question.notice.received': 'Ricevuta: {{date}}.',
  'mail.question.notice.reply': 'La risposta a questa e-mail arriva al cliente.',

  'mail.reset.subject': 'Scegli una nuova password da {{shop}}',
  'mail.reset.title': 'Scegli una nuova password',
  'mail.reset.asked': 'Qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account da {{shop}}.',
  'mail.reset.choose': 'Scegli una nuova password',
  'mail.reset.rule': 'Il link vale una volta, per 24 ore. Se non eri tu, non devi fare nulla: la password resta com’è.',

  'mail.emailConfirm.subject': 'Conferma il tuo nuovo indirizzo e-mail da {{shop}}',
  'mail.emailConfirm.title': 'È il tuo indirizzo?',
  'mail.emailConfirm.asked': 'Qualcuno, probabilmente tu, vuole usare questo indirizzo per un account da {{shop}}.',
  'mail.emailConfirm.confirm': 'Usa questo indirizzo',
  'mail.emailConfirm.rule':
    'Il link vale 24 ore. Fino ad allora resta il vecchio indirizzo. Se non eri tu, non devi fare nulla.',
  'mail.account.password.subject': 'La tua password da {{shop}} è stata cambiata',
  'mail.account.password.text':
    'La password del tuo account è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
  'mail.account.emailAsked.subject': 'Un nuovo indirizzo e-mail per il tuo account da {{shop}}',
  'mail.account.emailAsked.text':
    'Qualcuno, probabilmente tu, vuole usare un altro indirizzo e-mail per il tuo account. ' +
    'Questo resta valido finché il nuovo non è confermato.',
  'mail.account.emailChanged.subject': 'Il tuo indirizzo e-mail da {{shop}} è stato cambiato',
  'mail.account.emailChanged.text':
    'Il tuo account ha ora un altro indirizzo e-mail. I messaggi sull’account non arrivano più qui.',
  'mail.account.passkeyAdded.subject': 'Una passkey è stata aggiunta al tuo account da {{shop}}',
  'mail.account.passkeyAdded.text':
    'Ora si può accedere al tuo account con una nuova passkey, senza password. ' +
    'La trovi nel tuo account, dove puoi eliminarla.',
  'mail.account.passkeyRemoved.subject': 'Una passkey del tuo account da {{shop}} è stata eliminata',
  'mail.account.passkeyRemoved.text': 'Una passkey del tuo account è stata eliminata. Non permette più di accedere.',
  'mail.account.rule': 'Se non eri tu, scegli subito una nuova password o scrivici.',
  'mail.account.open': 'Vai a {{shop}}',

  'mail.newsletterJoin.subject': 'Conferma la newsletter di {{shop}}',
  'mail.newsletterJoin.title': 'Vuoi la nostra newsletter?',
  'mail.newsletterJoin.asked':
    'Qualcuno, probabilmente tu, desidera ricevere la newsletter di {{shop}} a questo indirizzo.',
  'mail.newsletterJoin.confirm': 'Sì, inviatemi la newsletter',
  'mail.newsletterJoin.rule':
    'Il link funziona per una settimana. Se non sei stato tu, non devi fare nulla: non riceverai la newsletter.',

  'mail.newsletterLeave.subject': 'Annulla la newsletter di {{shop}}',
  'mail.newsletterLeave.title': 'Vuoi annullare la newsletter?',
  'mail.newsletterLeave.asked':
    'Qualcuno, probabilmente tu, desidera annullare la newsletter di {{shop}} a questo indirizzo.',
  'mail.newsletterLeave.confirm': 'Annulla la newsletter',
  'mail.newsletterLeave.rule':
    'Il link funziona per una settimana. Se non sei stato tu, non devi fare nulla: continuerai a ricevere la ' +
    'newsletter.',

  'mail.stockNotice.subject': 'Ti scriviamo quando torna {{name}}',
  'mail.stockNotice.title': 'Ti scriviamo quando torna disponibile',
  'mail.stockNotice.asked':
    '{{name}} è esaurito. Riceverai un’e-mail da {{shop}} quando si potrà ordinare di nuovo. Dopo 90 giorni ' +
    'smettiamo e cancelliamo il tuo indirizzo.',
  'mail.stockNotice.end': 'Non scrivetemi',
  'mail.stockNotice.rule': 'Se non sei stato tu, annulla con il link.',

  'mail.backInStock.subject': 'Di nuovo disponibile: {{name}}',
  'mail.backInStock.title': 'Di nuovo disponibile',
  'mail.backInStock.back': '{{name}} si può ordinare di nuovo. Hai chiesto a {{shop}} di avvisarti.',
  'mail.backInStock.open': 'Mostra il prodotto',
  'mail.backInStock.rule': 'Questa è l’unica e-mail al riguardo.',

  'mail.letter.open': 'Apri nel negozio',
}
