import type { validation as english } from '../en/validation'
import type { Translation } from '../../translation'

export const validation: Translation<typeof english> = {
  'validation.required': 'Compila il campo.',
  'validation.greaterThanZero': 'Il valore deve essere maggiore di 0.',
  'validation.quantityAboveZero': 'La quantità deve essere almeno 1.',
  'validation.quantityBelow': 'La quantità deve essere inferiore a {{quantity}}.',
  'validation.quantityInteger': 'La quantità deve essere un numero intero.',
  'validation.maxQuantity': 'Di questo prodotto ne restano solo {{maxQuantity}}.',
  'validation.name': 'Il nome deve avere almeno 2 lettere.',
  'validation.nameThree': 'Il nome deve avere almeno 3 lettere.',
  'validation.password': 'La password deve avere almeno 8 caratteri.',
  'validation.passwordsIdentical': 'Le password non sono uguali.',
  'validation.taxId': 'La partita IVA deve avere almeno 3 caratteri.',
  'validation.zipCode': 'Il CAP deve avere almeno 3 caratteri.',
  'validation.email': 'Controlla l’indirizzo e-mail.',
  'validation.tooLong': 'Scrivi al massimo {{limit}} caratteri.',
  'validation.nameLetters': 'Scrivi il nome con lettere.',
  'validation.cityLetters': 'Scrivi il nome della città, per esempio Stoccolma.',
  'validation.zipCodeAs': 'Non è un CAP di questo paese. Scrivilo così: {{example}}.',
  'validation.taxIdAs': 'Non è una partita IVA. Scrivila così: {{example}}.',
  'validation.phone': 'Non è un numero di telefono. Scrivilo con il prefisso del paese, per esempio +46 70 123 45 67.',
  'validation.phoneAs': 'Non è un numero di telefono. Scrivilo così: {{example}}, o con il prefisso del paese.',
  'validation.phoneNeeded': 'Il corriere chiama prima di arrivare. Scrivi un numero a cui rispondi.',
  'validation.terms': 'Accetta le condizioni di vendita.',
  'validation.fixErrors': 'Correggi i campi segnati.',
}
