import type { MessageKeyOf, Translation } from '../translation'

/** The English texts of the shop's mails. The server writes the mails, so a browser never loads these. */
export const mailMessages = {
  'mail.toShop': 'Go to {{shop}}',

  'mail.order.subject': 'Your order {{number}} at {{shop}}',
  'mail.order.title': 'Thank you for your order',
  'mail.order.received': 'Hello {{name}}, we have received your order {{number}}, placed {{date}}.',
  'mail.order.product': 'Product',
  'mail.order.quantity': 'Quantity',
  'mail.order.price': 'Price incl. VAT',
  'mail.order.each': '{{price}} each',
  'mail.order.subtotal': 'Subtotal',
  'mail.order.discount': 'Discount',
  'mail.order.discountByCode': 'Discount, {{code}}',
  'mail.order.shipping': 'Shipping, {{method}}',
  'mail.order.shipping.flatrate_flatrate': 'Shipping, home delivery',
  'mail.order.total': 'Total incl. VAT',
  'mail.order.tax': 'Of which VAT',
  'mail.order.delivery': 'Delivery',
  'mail.order.deliveryDays': 'Delivered {{days}}, weekdays 8–17. The courier calls an hour before.',
  'mail.order.changesUntil': 'You can change the measurements until {{day}}. Then we cut the glass.',
  'mail.order.download': 'Download {{title}}',
  'mail.order.payment': 'Payment',
  'mail.order.payment.cashondelivery': 'You pay for the order upon delivery.',
  'mail.order.payment.banktransfer': 'Bank transfer',
  'mail.order.deliveryAddress': 'Delivery address',
  'mail.order.billingAddress': 'Billing address',
  'mail.order.withdrawal': 'Right of withdrawal',
  'mail.order.withdrawal.fourteenDays': '14 days’ right of withdrawal',
  'mail.order.withdrawal.none': 'Made to your measurements: no right of withdrawal',
  'mail.order.withdrawal.fourteenDays.rule':
    'You may withdraw from the purchase of products that are not made to your measurements within 14 days of the day ' +
    'on which you received them. Tell us before the time is out.',
  'mail.order.withdrawal.none.rule': 'What is made to your measurements has no right of withdrawal.',
  'mail.order.withdraw': 'Withdraw from the purchase',

  'mail.notice.subject': 'New order {{number}}, {{total}}',
  'mail.notice.title': 'New order {{number}}',
  'mail.notice.placed': 'Placed {{date}} by {{name}}.',
  'mail.notice.customer': 'Customer',
  'mail.notice.phone': 'Phone {{phone}}',

  'mail.download.ended': 'The link has expired',
  'mail.download.endedText':
    'The file can be downloaded for {{days}} days and at most {{times}} times. Write or call us if you need it again.',
  'mail.download.unknown': 'The link is not complete',
  'mail.download.unknownText': 'Open it from the mail or from your order again.',

  'mail.withdrawal.subject': 'We have received your withdrawal, order {{number}}',
  'mail.withdrawal.title': 'We have received your withdrawal',
  'mail.withdrawal.received':
    '{{name}} has told {{shop}} of the withdrawal from order {{number}}. It reached us {{date}}.',
  'mail.withdrawal.declared': 'What you told us',
  'mail.withdrawal.order': 'Order {{number}}',
  'mail.withdrawal.lines': 'What you withdraw from',
  'mail.withdrawal.exempt': 'Made to your measurements: no right of withdrawal',
  'mail.withdrawal.statement': 'Your message',
  'mail.withdrawal.next':
    'Keep this mail: it confirms when your declaration reached us. We write to you about how to return the goods.',

  'mail.withdrawalCode.subject': 'Your code for order {{number}} at {{shop}}',
  'mail.withdrawalCode.title': 'Your code',
  'mail.withdrawalCode.asked':
    'Somebody, probably you, wants to choose what to withdraw from in order {{number}} at {{shop}}.',
  'mail.withdrawalCode.code': 'Code',
  'mail.withdrawalCode.rule':
    'The code shows what the order holds, for 30 minutes. If it was not you, there is nothing to do.',

  'mail.workshop.title': 'Workshop',
  'mail.workshop.shop': 'for the people of the shop',
  'mail.workshop.key': 'Key of the workshop',
  'mail.workshop.enter': 'Open',
  'mail.workshop.leave': 'Leave',
  'mail.workshop.wrongKey': 'The key is wrong. Try again.',
  'mail.workshop.tooMany': 'Too many attempts. Wait a quarter of an hour and try again.',
  'mail.workshop.ended': 'The session has ended. Give the key again.',
  'mail.workshop.questions': 'Questions ({{number}})',
  'mail.workshop.reviews': 'Reviews ({{number}})',
  'mail.workshop.withdrawals': 'Withdrawals ({{number}})',
  'mail.workshop.nothing': 'Nothing is waiting.',
  'mail.workshop.page': 'The page of the question',
  'mail.workshop.approve': 'Approve',
  'mail.workshop.refuse': 'Refuse',
  'mail.workshop.answered': 'Mark as answered',
  'mail.workshop.handled': 'Mark as handled',
  'mail.workshop.done.approve': 'The review is approved and shows in the shop.',
  'mail.workshop.done.refuse': 'The review is refused.',
  'mail.workshop.bought': 'Verified purchase',
  'mail.workshop.picture': 'Picture of the review',
  'mail.workshop.done.answered': 'The question is marked as answered.',
  'mail.workshop.done.handled': 'The withdrawal is marked as handled.',
  'mail.workshop.notFound': 'This is not here, or no longer.',

  'mail.question.subject': 'We have received your question to {{shop}}',
  'mail.question.title': 'Thank you for your question',
  'mail.question.received': 'Hello {{name}}, we received your question on {{date}}.',
  'mail.question.reply': 'We will reply to {{email}}, or call {{phone}}.',
  'mail.question.about': 'What the question is about',
  'mail.question.quantity': 'Number of pieces: {{quantity}}',
  'mail.question.order': 'Order {{number}}',
  'mail.question.files': 'Attachments',
  'mail.question.fileLeft': '{{file}} (too large for a mail; it is in the workshop)',
  'mail.question.notYours':
    'If you did not send this question, somebody has given your address by mistake. You do not need to do anything.',
  'mail.question.notice.subject': 'Question: {{subject}} ({{name}})',
  'mail.question.notice.title': 'Question from {{name}}',
  'mail.question.notice.received': 'Received on {{date}}.',
  'mail.question.notice.reply': 'An answer to this mail goes to the customer.',

  'mail.reset.subject': 'Choose a new password at {{shop}}',
  'mail.reset.title': 'Choose a new password',
  'mail.reset.asked': 'Somebody, probably you, has asked for a new password for your account at {{shop}}.',
  'mail.reset.choose': 'Choose a new password',
  'mail.reset.rule':
    'The link works once, for 24 hours. If it was not you, there is nothing to do: your password stays as it is.',

  'mail.emailConfirm.subject': 'Confirm your new email address at {{shop}}',
  'mail.emailConfirm.title': 'Is this your address?',
  'mail.emailConfirm.asked': 'Somebody, probably you, wants to use this address for an account at {{shop}}.',
  'mail.emailConfirm.confirm': 'Use this address',
  'mail.emailConfirm.rule':
    'The link works for 24 hours. Until then the old address stays. If it was not you, there is nothing to do.',
  'mail.account.password.subject': 'Your password at {{shop}} has been changed',
  'mail.account.password.text': 'The password of your account was changed. All other devices have been signed out.',
  'mail.account.emailAsked.subject': 'A new email address for your account at {{shop}}',
  'mail.account.emailAsked.text':
    'Somebody, probably you, wants to use another email address for your account. This one ' +
    'stays until the new one is confirmed.',
  'mail.account.emailChanged.subject': 'Your email address at {{shop}} has been changed',
  'mail.account.emailChanged.text': 'Your account now has another email address. Letters about it no longer come here.',
  'mail.account.passkeyAdded.subject': 'A passkey has been added to your account at {{shop}}',
  'mail.account.passkeyAdded.text':
    'Your account can now be opened with a new passkey, without the password. ' +
    'You find it in your account, where you can remove it.',
  'mail.account.passkeyRemoved.subject': 'A passkey of your account at {{shop}} has been removed',
  'mail.account.passkeyRemoved.text': 'A passkey of your account was removed. It no longer opens your account.',
  'mail.account.rule': 'If it was not you, choose a new password at once, or write to us.',
  'mail.account.open': 'Go to {{shop}}',

  'mail.newsletterJoin.subject': 'Confirm the newsletter from {{shop}}',
  'mail.newsletterJoin.title': 'Do you want our newsletter?',
  'mail.newsletterJoin.asked': 'Somebody, probably you, wants the newsletter from {{shop}} at this address.',
  'mail.newsletterJoin.confirm': 'Yes, send me the newsletter',
  'mail.newsletterJoin.rule':
    'The link works for a week. If it was not you, there is nothing to do: you get no newsletter.',

  'mail.newsletterLeave.subject': 'Leave the newsletter from {{shop}}',
  'mail.newsletterLeave.title': 'Do you want to leave the newsletter?',
  'mail.newsletterLeave.asked': 'Somebody, probably you, wants to end the newsletter from {{shop}} at this address.',
  'mail.newsletterLeave.confirm': 'Leave the newsletter',
  'mail.newsletterLeave.rule':
    'The link works for a week. If it was not you, there is nothing to do: the newsletter keeps coming.',

  'mail.stockNotice.subject': 'We write when {{name}} is back',
  'mail.stockNotice.title': 'We write when it is back',
  'mail.stockNotice.asked':
    '{{name}} is sold out. You get one mail from {{shop}} when it can be ordered again. After 90 days we stop ' +
    'and delete your address.',
  'mail.stockNotice.end': 'Do not write to me',
  'mail.stockNotice.rule': 'If it was not you, end it with the link.',

  'mail.backInStock.subject': '{{name}} is back in stock',
  'mail.backInStock.title': 'Back in stock',
  'mail.backInStock.back': '{{name}} can be ordered again. You asked {{shop}} to write when it is back.',
  'mail.backInStock.open': 'Show the product',
  'mail.backInStock.rule': 'This is the only mail about it.',

  'mail.letter.open': 'Open in the shop',
} as const

export type MailMessages = Translation<typeof mailMessages>

/** A shop may have a text for each of its payment methods; a method without one is named by its code. */
export type MailMessageKey = MessageKeyOf<typeof mailMessages> | `mail.order.${'payment' | 'shipping'}.${string}`
