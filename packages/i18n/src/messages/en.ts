/** The source language: sentences of the specification's sections 5 and 8 that several parts of a shop say. */
export const messages = {
  'ui.ok': 'OK',
  'ui.proceedToCheckout': 'Proceed to checkout',

  'cart.added': 'Product has been added to the cart!',
  'cart.addedNamed': '{{name}} has been added to the cart!',
  'cart.removed': '{{name}} was removed.',
  'cart.undo': 'Undo',
  'cart.updated': 'Product quantity has been updated!',
  'cart.changed': 'The piece in your cart has been changed.',
  'cart.volatileStock':
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  'cart.outOfStock': 'The product is out of stock and cannot be added to the cart!',
  'cart.priceUnknown': 'Product price is unknown, product cannot be added to the cart!',
  'cart.confirmRemoval': 'Remove {{name}}?',
  'cart.empty': 'Shopping cart is empty. Please add some products before entering Checkout',
  'cart.couponIncorrect': "You've entered an incorrect coupon code. Please try again.",
  'cart.couponLost': 'The coupon code {{code}} does not apply to your account’s cart.',
  'cart.addingFailed': 'Error while adding products',

  'stock.in': 'In stock!',
  'stock.out': 'Out of the stock!',
  'stock.checking': 'Stock check in progress, please wait while available stock quantities are checked',
  'stock.someUnavailable': 'Some of the ordered products are not available! {{names}}',

  'product.noVariants': 'No available product variants',
  'product.noSuchConfiguration':
    'No such configuration for the product. Please do choose another combination of attributes.',
  'category.notSynchronized': 'No products synchronized for this category. Please come back while online!',
  'page.notOffline': 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',

  'order.waiting': 'Order waiting!',
  'order.waitingHint': 'Click here to confirm the order that you made offline.',
  'order.queued': 'The order can not be transfered because of server error. Order has been queued',
  'order.totalsChanged': 'The total has changed. Please check it and confirm again.',
  'order.addressInvalid':
    'Address provided in checkout contains invalid data. Please check if all required information is provided. Your order has been canceled.',
  'order.productsOutOfStock': "Some products you've ordered are out of stock. Your order has been canceled.",
  'order.validationFailed':
    'Internal validation error. Please check if all required fields are filled in. Please contact us for support.',
  'payment.cashOnDelivery': 'Payment Information – You are going to pay for this order upon delivery.',

  'account.loginRequired': 'You need to be logged in to see this page',
  'account.notAuthorized': 'not authorized',
  'account.loggedOut': "You're logged out",
  'account.deleted': 'Your account has been deleted',
  'account.updated': 'Account data has successfully been updated',
  'account.emailTaken': 'A customer with the same email address already exists in an associated website.',
  'account.passwordChanged': 'Password has successfully been changed',
  'account.passwordOffline': 'Reset password feature does not work while offline!',
  'account.resetMailFailed': 'Error while sending reset password e-mail',
  'newsletter.subscribed': 'You have joined the newsletter with {{email}}.',
  'newsletter.unsubscribed': 'You have left the newsletter.',
  'session.refreshUnauthorized': 'Error refreshing user token. User is not authorized to access the resource',
  'session.refreshFailed':
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',

  'storage.notKept': 'The browser saves nothing in this mode. Your cart is kept only until you close the tab.',
  'storage.unreadable':
    'What is saved on this device cannot be read right now. Reload the page if something is missing.',
  'storage.outdated': 'The shop has been updated in another tab. Reload the page to go on here.',

  'request.unauthorized': 'Unexpected authorization error. Check your network connection.',
  'request.badContentType': 'Error with response - bad content-type!',
  'request.badShape': 'Unhandled error, wrong response format!',
  'host.sentence': '{{sentence}}',
  'request.refused': 'The shop could not do that.',
  'request.unreachable': 'The shop cannot be reached right now. Please try again.',

  'validation.required': 'Field is required',
  'validation.greaterThanZero': 'Must be greater than 0',
  'validation.quantityAboveZero': 'Quantity must be above 0',
  'validation.quantityBelow': 'Quantity must be below {{quantity}}',
  'validation.quantityInteger': 'Quantity must be a positive integer',
  'validation.maxQuantity': 'Only {{maxQuantity}} products of this type are available',
  'validation.name': 'Name must have at least 2 letters',
  'validation.nameThree': 'Name must have at least 3 letters',
  'validation.password': 'Password must have at least 8 letters',
  'validation.passwordsIdentical': 'Passwords must be identical',
  'validation.taxId': 'Tax identification number must have at least 3 letters',
  'validation.zipCode': 'Zip-code must have at least 3 letters',
  'validation.email': 'Please provide a valid e-mail address',
  'validation.searchTerm': 'Searched term should consist of at least 3 characters',
  'validation.terms': 'You must accept the terms and conditions',
  'validation.fixErrors': 'Please fix the validation errors',
} as const

export type SharedMessageKey = keyof typeof messages
