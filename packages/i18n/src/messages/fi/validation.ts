import type { validation as english } from '../en/validation'
import type { Translation } from '../../translation'

export const validation: Translation<typeof english> = {
  'validation.required': 'Täytä kenttä.',
  'validation.greaterThanZero': 'Arvon on oltava suurempi kuin 0.',
  'validation.quantityAboveZero': 'Määrän on oltava vähintään 1.',
  'validation.quantityBelow': 'Määrän on oltava pienempi kuin {{quantity}}.',
  'validation.quantityInteger': 'Määrän on oltava kokonaisluku.',
  'validation.maxQuantity': 'Tätä tuotetta on saatavilla vain {{maxQuantity}}.',
  'validation.name': 'Nimessä on oltava vähintään 2 kirjainta.',
  'validation.nameThree': 'Nimessä on oltava vähintään 3 kirjainta.',
  'validation.password': 'Salasanassa on oltava vähintään 8 merkkiä.',
  'validation.passwordsIdentical': 'Salasanat eivät täsmää.',
  'validation.taxId': 'Y-tunnuksessa on oltava vähintään 3 merkkiä.',
  'validation.zipCode': 'Postinumerossa on oltava vähintään 3 merkkiä.',
  'validation.email': 'Tarkista sähköpostiosoite.',
  'validation.tooLong': 'Kirjoita enintään {{limit}} merkkiä.',
  'validation.nameLetters': 'Kirjoita nimi kirjaimin.',
  'validation.cityLetters': 'Kirjoita paikkakunnan nimi, esimerkiksi Tukholma.',
  'validation.zipCodeAs': 'Tämä ei ole maan postinumero. Kirjoita se näin: {{example}}.',
  'validation.taxIdAs': 'Tämä ei ole Y-tunnus. Kirjoita se näin: {{example}}.',
  'validation.phone': 'Tämä ei ole puhelinnumero. Kirjoita se maatunnuksen kanssa, esimerkiksi +46 70 123 45 67.',
  'validation.phoneAs': 'Tämä ei ole puhelinnumero. Kirjoita se näin: {{example}}, tai maatunnuksen kanssa.',
  'validation.phoneNeeded': 'Kuljettaja soittaa ennen tuloaan. Kirjoita numero, josta sinut tavoittaa.',
  'validation.terms': 'Hyväksy toimitusehdot.',
  'validation.fixErrors': 'Korjaa merkityt kohdat.',
}
