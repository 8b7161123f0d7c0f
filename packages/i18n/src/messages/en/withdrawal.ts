export const withdrawal = {
  'withdrawal.title': 'Right of withdrawal',
  'withdrawal.right': '14 days’ right of withdrawal',
  'withdrawal.exempt': 'Made to measure, no right of withdrawal',

  'withdraw.title': 'Withdraw from a purchase',
  'withdraw.lead':
    'You have 14 days from the day on which you received the goods. ' +
    'Tell us here in two steps; a receipt comes by mail.',
  'withdraw.contact':
    'Email {{email}} or call {{phone}} within 14 days from the day on which you received the goods, and give your ' +
    'name and order number.',
  'withdraw.elsewhere': 'It cannot be done on this page.',
  'withdraw.exempt': 'What is made to your measurements has no right of withdrawal.',
  'withdraw.noscript': 'The form needs JavaScript.',
  'withdraw.needsNetwork': 'You are offline. The form needs the network to send; what you have typed stays here.',
  'withdraw.name': 'Name',
  'withdraw.number': 'Order number',
  'withdraw.numberHint': 'It stands in the mail that confirmed the order.',
  'withdraw.emailHint': 'The receipt comes here. Use the address that you ordered with.',
  'withdraw.lines': 'What do you withdraw from?',
  'withdraw.linesText': 'Without a choice it is the whole order, but for what is made to your measurements.',
  'withdraw.choose': 'Choose goods',
  'withdraw.codeMailed': 'If number and address belong together, a code is on its way to {{email}}.',
  'withdraw.code': 'Code from the mail',
  'withdraw.open': 'Show the goods',
  'withdraw.otherOrder': 'Another order',
  'withdraw.chooseOne': 'Choose at least one line.',
  'withdraw.allExempt':
    'All of this order is made to your measurements and has no right of withdrawal. ' +
    'You can send the declaration all the same.',
  'withdraw.line': '{{qty}} × {{name}}',
  'withdraw.message': 'Message',
  'withdraw.messageHint': 'For example that you withdraw from one of two.',
  'withdraw.next': 'Go on to confirm',
  'withdraw.confirmTitle': 'Confirm that you withdraw',
  'withdraw.wholeOrder': 'The whole order, but for what is made to your measurements',
  'withdraw.confirm': 'Confirm the withdrawal',
  'withdraw.change': 'Change',
  'withdraw.doneTitle': 'We have received your withdrawal',
  'withdraw.doneText': 'It reached us {{date}}. A receipt is on its way to {{email}}.',
  'withdraw.doneNext': 'We write to you about how to return the goods.',
} as const
