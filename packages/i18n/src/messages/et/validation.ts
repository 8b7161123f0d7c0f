import type { validation as english } from '../en/validation'
import type { Translation } from '../../translation'

export const validation: Translation<typeof english> = {
  'validation.required': 'Täida väli.',
  'validation.greaterThanZero': 'Väärtus peab olema suurem kui 0.',
  'validation.quantityAboveZero': 'Kogus peab olema vähemalt 1.',
  'validation.quantityBelow': 'Kogus peab olema väiksem kui {{quantity}}.',
  'validation.quantityInteger': 'Kogus peab olema täisarv.',
  'validation.maxQuantity': 'Seda toodet on saadaval ainult {{maxQuantity}}.',
  'validation.name': 'Nimes peab olema vähemalt 2 tähte.',
  'validation.nameThree': 'Nimes peab olema vähemalt 3 tähte.',
  'validation.password': 'Paroolis peab olema vähemalt 8 märki.',
  'validation.passwordsIdentical': 'Paroolid ei ole ühesugused.',
  'validation.taxId': 'Registrikoodis peab olema vähemalt 3 märki.',
  'validation.zipCode': 'Sihtnumbris peab olema vähemalt 3 märki.',
  'validation.email': 'Kontrolli e-posti aadressi.',
  'validation.tooLong': 'Kirjuta kuni {{limit}} märki.',
  'validation.nameLetters': 'Kirjuta nimi tähtedega.',
  'validation.cityLetters': 'Kirjuta linna nimi, näiteks Stockholm.',
  'validation.zipCodeAs': 'See ei ole selle riigi sihtnumber. Kirjuta see nii: {{example}}.',
  'validation.taxIdAs': 'See ei ole registrikood. Kirjuta see nii: {{example}}.',
  'validation.phone': 'See ei ole telefoninumber. Kirjuta see koos riigi koodiga, näiteks +46 70 123 45 67.',
  'validation.phoneAs': 'See ei ole telefoninumber. Kirjuta see nii: {{example}}, või koos riigi koodiga.',
  'validation.phoneNeeded': 'Kuller helistab enne tulekut. Kirjuta number, millelt sind kätte saab.',
  'validation.terms': 'Nõustu ostutingimustega.',
  'validation.fixErrors': 'Paranda märgitud kohad.',
}
