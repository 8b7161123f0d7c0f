import type { validation as english } from '../en/validation'
import type { Translation } from '../../translation'

export const validation: Translation<typeof english> = {
  'validation.required': 'Fyll i fältet.',
  'validation.greaterThanZero': 'Värdet ska vara större än 0.',
  'validation.quantityAboveZero': 'Antalet ska vara minst 1.',
  'validation.quantityBelow': 'Antalet ska vara lägre än {{quantity}}.',
  'validation.quantityInteger': 'Antalet ska vara ett helt tal.',
  'validation.maxQuantity': 'Det finns bara {{maxQuantity}} av den här varan.',
  'validation.name': 'Namnet ska ha minst 2 bokstäver.',
  'validation.nameThree': 'Namnet ska ha minst 3 bokstäver.',
  'validation.password': 'Lösenordet ska ha minst 8 tecken.',
  'validation.passwordsIdentical': 'Lösenorden är inte lika.',
  'validation.taxId': 'Organisationsnumret är för kort.',
  'validation.zipCode': 'Postnumret är för kort.',
  'validation.email': 'E-postadressen stämmer inte.',
  'validation.tooLong': 'Skriv högst {{limit}} tecken.',
  'validation.nameLetters': 'Skriv namnet med bokstäver.',
  'validation.cityLetters': 'Skriv ortens namn, till exempel Stockholm.',
  'validation.zipCodeAs': 'Postnumret stämmer inte. Skriv det som {{example}}.',
  'validation.taxIdAs': 'Organisationsnumret stämmer inte. Skriv det som {{example}}.',
  'validation.phone': 'Telefonnumret stämmer inte. Skriv det med landsnummer, till exempel +46 70 123 45 67.',
  'validation.phoneAs': 'Telefonnumret stämmer inte. Skriv det som {{example}}, eller med landsnummer.',
  'validation.phoneNeeded': 'Budet ringer innan det kommer. Skriv ett nummer som du svarar på.',
  'validation.terms': 'Du behöver godkänna köpvillkoren.',
  'validation.fixErrors': 'Rätta det som är markerat.',
}
