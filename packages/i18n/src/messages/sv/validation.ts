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
  'validation.searchTerm': 'Skriv minst 3 tecken.',
  'validation.terms': 'Du behöver godkänna köpvillkoren.',
  'validation.fixErrors': 'Rätta det som är markerat.',
}
