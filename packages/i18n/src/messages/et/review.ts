import type { review as english } from '../en/review'
import type { Translation } from '../../translation'

export const review: Translation<typeof english> = {
  'review.none': 'Arvustusi veel ei ole.',
  'review.write': 'Kirjuta arvustus',
  'review.formTitle': 'Arvusta: {{name}}',
  'review.stars': 'Hinne',
  'review.starCount_one': '{{count}} tärn',
  'review.starCount_other': '{{count}} tärni',
  'review.starsMissing': 'Vali hinne, üks kuni viis tärni.',
  'review.nickname': 'Sinu nimi',
  'review.nicknameHint': 'Näha arvustuse juures.',
  'review.heading': 'Pealkiri',
  'review.detail': 'Mida sa sellest arvad?',
  'review.send': 'Saada arvustus',
  'review.received': 'Aitäh. Loeme arvustuse enne avaldamist läbi.',
  'review.inModeration': 'Sinu arvustus on kohal. Enne avaldamist loeme selle läbi.',
  'review.published': 'Sinu arvustus on avaldatud.',
  'review.waits': 'Arvustus on siia seadmesse salvestatud, saatmata. Saadame selle, kui poega saab ühendust.',
  'review.refused': 'Arvustust ei saanud vastu võtta. Kontrolli teksti ja saada uuesti.',
  'review.failed': 'Arvustust ei saanud salvestada. Proovi uuesti.',
  'review.widgetTitle': 'Arvustused saidilt {{name}}',
  'review.widgetQuestion':
    'Ka saidil {{name}} on arvustusi. Need laaditakse aadressilt {{site}}, mis näeb siis, millisel lehel oled.',
  'review.widgetYes': 'Näita arvustusi',
  'review.widgetOwn': 'Loe meie enda arvustusi',
  'review.widgetLoading': 'Arvustusi laaditakse…',
  'review.widgetFailed': 'Saidi {{name}} arvustusi ei saa praegu näidata.',
  'review.widgetFailedText': 'Meie enda arvustused on ülalpool ja ülejäänud leht töötab nagu tavaliselt.',
}
