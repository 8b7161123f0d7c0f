import type { faults as english } from '../en/faults'
import type { Translation } from '../../translation'

export const faults: Translation<typeof english> = {
  'error.title': 'Något gick sönder',
  'error.text': 'Felet är vårt. Försök igen, eller kom tillbaka om en stund.',
  'error.retry': 'Försök igen',
  'error.home': 'Till startsidan',

  'notFound.title': 'Öppningen är tom',
  'notFound.text': 'Sidan finns inte, eller så har den flyttats. Mät om adressen eller sök bland glasen.',

  'page.notOffline': 'Sidan är inte sparad på den här enheten. Du kommer till startsidan.',

  'request.unauthorized': 'Vi kunde inte bekräfta att det är du. Kontrollera nätet och försök igen.',
  'request.badContentType': 'Svaret från butiken gick inte att läsa.',
  'request.badShape': 'Svaret från butiken gick inte att förstå.',
  'request.refused': 'Det gick inte att genomföra.',
  'request.unreachable': 'Butiken svarar inte just nu. Försök igen om en stund.',

  'host.sentence': '{{sentence}}',

  'storage.notKept': 'Webbläsaren sparar inget i det här läget. Varukorgen finns bara tills du stänger fliken.',
  'storage.unreadable': 'Det som är sparat på enheten går inte att läsa just nu. Ladda om sidan om något saknas.',
  'storage.outdated': 'Butiken är uppdaterad i en annan flik. Ladda om sidan för att fortsätta här.',
}
