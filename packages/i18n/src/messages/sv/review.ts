import type { review as english } from '../en/review'
import type { Translation } from '../../translation'

export const review: Translation<typeof english> = {
  'review.none': 'Inga omdömen ännu.',
  'review.write': 'Skriv ett omdöme',
  'review.formTitle': 'Omdöme om {{name}}',
  'review.stars': 'Betyg',
  'review.starCount_one': '{{count}} stjärna',
  'review.starCount_other': '{{count}} stjärnor',
  'review.starsMissing': 'Välj ett betyg, en till fem stjärnor.',
  'review.nickname': 'Ditt namn',
  'review.nicknameHint': 'Visas vid omdömet.',
  'review.heading': 'Rubrik',
  'review.detail': 'Vad tycker du?',
  'review.send': 'Skicka omdömet',
  'review.received': 'Tack. Vi läser omdömet innan det visas.',
  'review.inModeration': 'Ditt omdöme har kommit fram. Det läses innan det visas.',
  'review.published': 'Ditt omdöme är publicerat.',
  'review.waits': 'Omdömet är sparat på den här enheten, inte skickat. Det går iväg när butiken kan nås.',
  'review.refused': 'Omdömet kunde inte tas emot. Se över texten och skicka igen.',
  'review.failed': 'Omdömet kunde inte sparas. Försök igen.',
  'review.widgetTitle': 'Omdömen från {{name}}',
  'review.widgetQuestion':
    '{{name}} har också omdömen om varan. De hämtas från {{site}}, som då ser vilken sida du är på.',
  'review.widgetYes': 'Visa omdömena',
  'review.widgetOwn': 'Läs våra egna omdömen',
  'review.widgetLoading': 'Hämtar omdömen…',
  'review.widgetFailed': 'Omdömena från {{name}} kan inte visas just nu.',
  'review.widgetFailedText': 'Våra egna omdömen finns ovanför, och resten av sidan fungerar som vanligt.',
}
