import type { PageTexts } from '../translation'

export const terms: PageTexts = {
  leverans: {
    title: 'Delivery',
    summary:
      'Courier to the room for 5 kr. Standard sizes in just over a week, glass made to measure in three to four.',
    html: [
      '<p>The courier carries the glass to the room and calls an hour before. Delivery costs 5 kr, however much you ' +
        'order.</p>',
      '<h2>When does it come?</h2><p>Standard sizes within eight working days, glass made to measure within three to ' +
        'four weeks. Each product page says what applies to that product. Everything in an order comes together.</p>',
      '<h2>Home before Christmas</h2><p>Order glass made to measure at least four weeks before Christmas.</p>',
      '<h2>When the courier is there</h2><p>Look at the boxes before you sign. If anything is broken, the courier ' +
        'makes a note and we send new glass.</p>',
    ].join('\n'),
  },
  'retur-och-angerratt': {
    title: 'Returns and right of withdrawal',
    summary:
      'Standard sizes can be returned within 14 days. Glass made to measure is exempt from the right of withdrawal.',
    html: [
      '<p>You can return standard sizes within 14 days of receiving them. The glass must be unused and in its box. ' +
        '<a href="/retur/angra">Withdraw from your purchase here</a>, in two steps.</p>',
      '<h2>Glass made to measure</h2><p>Glass cut to your measurements is exempt from the right of withdrawal. That ' +
        'is why a glazier reads your drawing before we cut, and calls if anything looks odd.</p>',
      '<h2>Measured wrong?</h2><p>We remake the glass once at half price. This covers the glass, within 30 days of ' +
        'delivery.</p>',
      '<h2>Complaints</h2><p>You have the right to complain for three years. On the glass we also give a ten-year ' +
        'guarantee.</p>',
    ].join('\n'),
  },
  kopvillkor: {
    title: 'Terms of purchase',
    summary: 'Prices, payment, delivery and liability when you buy from Klarglas.',
    html: [
      '<h2>Prices</h2><p>All prices are in Swedish kronor and include 25 per cent VAT.</p>',
      '<h2>Payment</h2><p>You pay by invoice on delivery. Companies with an account pay within thirty days.</p>',
      '<h2>Ordering</h2><p>The contract is made when we confirm the order. We begin to cut glass made to measure two ' +
        'working days later; until then you can change the measurements.</p>',
      '<h2>Liability for measurements</h2><p>You are liable for the measurements you enter. We are liable for the ' +
        'glass agreeing with them, to within a millimetre.</p>',
      '<h2>Disputes</h2><p>If we cannot agree, we follow the decision of the Swedish National Board for Consumer ' +
        'Disputes.</p>',
    ].join('\n'),
  },
  integritet: {
    title: 'Privacy',
    summary: 'Which data we keep, why and for how long.',
    html: [
      '<p>We keep what we need to deliver your glass: name, address, telephone, email and your measurements. We keep ' +
        'the measurements for ten years, because the guarantee lasts that long.</p>',
      '<h2>Newsletter</h2><p>If you sign up, we keep your address until you say no. Every letter has a link for ' +
        'that.</p>',
      '<h2>Your rights</h2><p>You can find out what we have kept, have it corrected and have it deleted unless the ' +
        'Swedish Accounting Act says otherwise. Write to <a ' +
        'href="mailto:integritet@klarglas.example">integritet@klarglas.example</a>.</p>',
    ].join('\n'),
  },
}
