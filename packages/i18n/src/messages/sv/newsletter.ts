import type { newsletter as english } from '../en/newsletter'
import type { Translation } from '../../translation'

export const newsletter: Translation<typeof english> = {
  'newsletter.subscribed': 'Nyhetsbrevet kommer till {{email}}.',
  'newsletter.unsubscribed': 'Du får inga fler nyhetsbrev.',
  'newsletter.title': '10 % på första köpet',
  'newsletter.lead': 'Några brev om året: nya glas, mätråd och lediga tider i verkstan.',
  'newsletter.join': 'Anmäl mig',
  'newsletter.leave': 'Avsluta prenumerationen',
  'newsletter.reading': 'Nyhetsbrevet kommer till {{email}}.',
  'newsletter.waits': 'Väntar på nät. Vi anmäler dig när det är tillbaka.',
  'newsletter.coupon': 'Din kod: {{code}}.',
  'newsletter.couponText': 'Skriv den i varukorgen.',
}
