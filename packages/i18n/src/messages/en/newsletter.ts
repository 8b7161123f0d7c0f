export const newsletter = {
  'newsletter.subscribed': 'You have joined the newsletter with {{email}}.',
  'newsletter.unsubscribed': 'You have left the newsletter.',
  'newsletter.title': '10 % off the first purchase',
  'newsletter.lead': 'A few letters a year: new glass, advice on measuring and free times in the workshop.',
  'newsletter.join': 'Sign me up',
  'newsletter.leave': 'Leave the newsletter',
  'newsletter.reading': 'The newsletter comes to {{email}}.',
  'newsletter.waits': 'Waiting for a network. We sign you up when it is back.',
  'newsletter.coupon': 'Your code: {{code}}.',
  'newsletter.couponText': 'Enter it in the cart.',
} as const
