import type { withdrawal as english } from '../en/withdrawal'
import type { Translation } from '../../translation'

export const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'Peruuttamisoikeus',
  'withdrawal.right': '14 päivän peruuttamisoikeus',
  'withdrawal.exempt': 'Mittojen mukaan, ei peruuttamisoikeutta',

  'withdraw.title': 'Peruuta ostos',
  'withdraw.lead':
    'Sinulla on 14 päivää siitä, kun sait tuotteet. Ilmoita meille tässä kahdessa vaiheessa; kuittaus tulee ' +
    'sähköpostilla.',
  'withdraw.contact':
    'Kirjoita osoitteeseen {{email}} tai soita numeroon {{phone}} 14 päivän kuluessa siitä, kun sait tuotteet, ja ' +
    'kerro nimesi ja tilausnumerosi.',
  'withdraw.elsewhere': 'Tällä sivulla se ei onnistu.',
  'withdraw.exempt': 'Mittojesi mukaan tehdyillä tuotteilla ei ole peruuttamisoikeutta.',
  'withdraw.noscript': 'Lomake vaatii JavaScriptin.',
  'withdraw.needsNetwork': 'Verkkoyhteys puuttuu. Lomakkeen lähetys vaatii verkon; kirjoittamasi säilyy tässä.',
  'withdraw.name': 'Nimi',
  'withdraw.number': 'Tilausnumero',
  'withdraw.numberHint': 'Se on tilausvahvistuksessa sähköpostissasi.',
  'withdraw.emailHint': 'Kuittaus tulee tähän. Käytä osoitetta, jolla tilasit.',
  'withdraw.lines': 'Mitä peruutat?',
  'withdraw.linesText': 'Jos et valitse mitään, peruutat koko tilauksen, paitsi mittojesi mukaan tehdyt tuotteet.',
  'withdraw.choose': 'Valitse tuotteet',
  'withdraw.codeMailed': 'Jos numero ja osoite kuuluvat yhteen, koodi on matkalla osoitteeseen {{email}}.',
  'withdraw.code': 'Koodi sähköpostista',
  'withdraw.open': 'Näytä tuotteet',
  'withdraw.otherOrder': 'Toinen tilaus',
  'withdraw.chooseOne': 'Valitse ainakin yksi rivi.',
  'withdraw.allExempt':
    'Koko tilaus tehdään mittojesi mukaan, eikä sillä ole peruuttamisoikeutta. Voit silti lähettää ilmoituksen.',
  'withdraw.line': '{{qty}} × {{name}}',
  'withdraw.message': 'Viesti',
  'withdraw.messageHint': 'Esimerkiksi että peruutat yhden kahdesta.',
  'withdraw.next': 'Jatka vahvistukseen',
  'withdraw.confirmTitle': 'Vahvista peruutus',
  'withdraw.wholeOrder': 'Koko tilaus, paitsi mittojesi mukaan tehdyt tuotteet',
  'withdraw.confirm': 'Vahvista peruutus',
  'withdraw.change': 'Muuta',
  'withdraw.doneTitle': 'Peruutuksesi on vastaanotettu',
  'withdraw.doneText': 'Saimme sen {{date}}. Kuittaus on matkalla osoitteeseen {{email}}.',
  'withdraw.doneNext': 'Kirjoitamme sinulle, miten palautat tuotteet.',
}
