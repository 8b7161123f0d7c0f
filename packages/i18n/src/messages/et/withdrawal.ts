import type { withdrawal as english } from '../en/withdrawal'
import type { Translation } from '../../translation'

export const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'Taganemisõigus',
  'withdrawal.right': '14-päevane taganemisõigus',
  'withdrawal.exempt': 'Mõõtude järgi tehtud, taganemisõigust ei ole',

  'withdraw.title': 'Tagane ostust',
  'withdraw.lead':
    'Sul on 14 päeva alates kauba kättesaamisest. Teata meile siin kahe sammuga; kinnitus tuleb e-kirjaga.',
  'withdraw.contact':
    'Kirjuta aadressile {{email}} või helista numbril {{phone}} 14 päeva jooksul alates kauba kättesaamisest ning ' +
    'ütle oma nimi ja tellimuse number.',
  'withdraw.elsewhere': 'Sellel lehel seda teha ei saa.',
  'withdraw.exempt': 'Sinu mõõtude järgi tehtule taganemisõigus ei kehti.',
  'withdraw.noscript': 'Vorm vajab JavaScripti.',
  'withdraw.needsNetwork': 'Võrguühendust pole. Vormi saatmiseks on vaja võrku; kirjutatu jääb siia alles.',
  'withdraw.name': 'Nimi',
  'withdraw.number': 'Tellimuse number',
  'withdraw.numberHint': 'Selle leiad tellimust kinnitanud kirjast.',
  'withdraw.emailHint': 'Kinnitus tuleb siia. Kasuta aadressi, millega tellisid.',
  'withdraw.lines': 'Millest taganed?',
  'withdraw.linesText': 'Kui midagi ei vali, taganed kogu tellimusest, välja arvatud sinu mõõtude järgi tehtu.',
  'withdraw.choose': 'Vali tooted',
  'withdraw.codeMailed': 'Kui number ja aadress kuuluvad kokku, on kood teel aadressile {{email}}.',
  'withdraw.code': 'Kood kirjast',
  'withdraw.open': 'Näita tooteid',
  'withdraw.otherOrder': 'Teine tellimus',
  'withdraw.chooseOne': 'Vali vähemalt üks rida.',
  'withdraw.allExempt':
    'Kogu tellimus tehakse sinu mõõtude järgi ja taganemisõigust ei ole. Avalduse võid siiski saata.',
  'withdraw.line': '{{qty}} × {{name}}',
  'withdraw.message': 'Sõnum',
  'withdraw.messageHint': 'Näiteks et taganed ühest kahest.',
  'withdraw.next': 'Edasi kinnitama',
  'withdraw.confirmTitle': 'Kinnita taganemine',
  'withdraw.wholeOrder': 'Kogu tellimus, välja arvatud sinu mõõtude järgi tehtu',
  'withdraw.confirm': 'Kinnita taganemine',
  'withdraw.change': 'Muuda',
  'withdraw.doneTitle': 'Sinu taganemisavaldus on vastu võetud',
  'withdraw.doneText': 'See jõudis meieni {{date}}. Kinnitus on teel aadressile {{email}}.',
  'withdraw.doneNext': 'Kirjutame sulle, kuidas kaup tagastada.',
}
