import type { withdrawal as english } from '../en/withdrawal'
import type { Translation } from '../../translation'

export const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'Diritto di recesso',
  'withdrawal.right': '14 giorni di diritto di recesso',
  'withdrawal.exempt': 'Su misura, nessun diritto di recesso',

  'withdraw.title': 'Recedi da un acquisto',
  'withdraw.lead':
    'Hai 14 giorni da quando hai ricevuto i prodotti. Comunicacelo qui in due passi; la ricevuta arriva per e-mail.',
  'withdraw.contact':
    'Scrivi a {{email}} o chiama il numero {{phone}} entro 14 giorni da quando hai ricevuto i prodotti, indicando ' +
    'nome e numero d’ordine.',
  'withdraw.elsewhere': 'Da questa pagina non è possibile.',
  'withdraw.exempt': 'Ciò che è fatto sulle tue misure non ha diritto di recesso.',
  'withdraw.noscript': 'Il modulo richiede JavaScript.',
  'withdraw.needsNetwork': 'Sei offline. Per inviare il modulo serve la rete; quello che hai scritto resta qui.',
  'withdraw.name': 'Nome',
  'withdraw.number': 'Numero d’ordine',
  'withdraw.numberHint': 'Lo trovi nell’e-mail che ha confermato l’ordine.',
  'withdraw.emailHint': 'La ricevuta arriva qui. Usa l’indirizzo con cui hai ordinato.',
  'withdraw.lines': 'Da che cosa recedi?',
  'withdraw.linesText': 'Senza una scelta vale tutto l’ordine, tranne ciò che è fatto sulle tue misure.',
  'withdraw.choose': 'Scegli i prodotti',
  'withdraw.codeMailed': 'Se numero e indirizzo corrispondono, un codice sta arrivando a {{email}}.',
  'withdraw.code': 'Codice dall’e-mail',
  'withdraw.open': 'Mostra i prodotti',
  'withdraw.otherOrder': 'Un altro ordine',
  'withdraw.chooseOne': 'Scegli almeno una riga.',
  'withdraw.allExempt':
    'Tutto l’ordine è fatto sulle tue misure e non ha diritto di recesso. Puoi inviare lo stesso la dichiarazione.',
  'withdraw.line': '{{qty}} × {{name}}',
  'withdraw.message': 'Messaggio',
  'withdraw.messageHint': 'Per esempio che recedi da uno su due.',
  'withdraw.next': 'Vai alla conferma',
  'withdraw.confirmTitle': 'Conferma il recesso',
  'withdraw.wholeOrder': 'Tutto l’ordine, tranne ciò che è fatto sulle tue misure',
  'withdraw.confirm': 'Conferma il recesso',
  'withdraw.change': 'Modifica',
  'withdraw.doneTitle': 'Abbiamo ricevuto il tuo recesso',
  'withdraw.doneText': 'Ci è arrivato {{date}}. Una ricevuta sta arrivando a {{email}}.',
  'withdraw.doneNext': 'Ti scriviamo come restituire i prodotti.',
}
