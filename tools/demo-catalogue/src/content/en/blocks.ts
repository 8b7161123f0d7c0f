import type { BlockTexts } from '../translation'

export const blocks: BlockTexts = {
  notice: {
    title: 'Notice at the top',
    html: '<p>Glass made to measure comes home to you within <strong>three to four weeks</strong>.</p>',
  },
  home_hero: {
    title: 'Glass made to measure',
    html: '<p>Showers, mirrors and doors in toughened glass. You measure the opening, we cut to the millimetre.</p>',
    summary:
      'Shower enclosures, shower doors, shower walls, mirrors and sauna doors in toughened glass, in standard sizes ' +
      'or cut to your opening, to the millimetre.',
  },
  home_steps: {
    title: 'From opening to finished glass',
    html: '<p><a href="/i/sa-mater-du">Read the measuring guide</a></p>',
  },
  home_step_1: {
    title: '1. Measure in three places',
    html: '<p>Walls are rarely straight. Measure at the top, in the middle and at the bottom. The smallest counts.</p>',
  },
  home_step_2: {
    title: '2. Enter the measurements',
    html: '<p>The drawing changes as you type. So does the price, with VAT and everything included.</p>',
  },
  home_step_3: {
    title: '3. We cut, polish and toughen',
    html: '<p>A glazier reads your drawing before we cut. If anything looks odd, we call you.</p>',
  },
  promise_1: { title: 'Check', html: '<p>We check your measurements before cutting</p>' },
  promise_2: { title: 'Delivery time', html: '<p>Glass made to measure in 3–4 weeks</p>' },
  promise_3: { title: 'Guarantee', html: '<p>10-year guarantee on the glass</p>' },
  promise_4: { title: 'Home delivery', html: '<p>Home delivery, carried indoors</p>' },
  footer_links: {
    title: 'The workshop',
    html:
      '<p>Visit the workshop on Tuesdays and Thursdays 13–17 and feel the glass. <a href="/store-locator">Find ' +
      'us</a></p>',
  },
  product_delivery: {
    title: 'Delivery and returns on the product page',
    html:
      '<p>Standard sizes can be returned within 14 days. Glass made to measure is exempt from the right of ' +
      'withdrawal.</p>',
  },
  home_more: {
    title: 'Not a plain rectangle?',
    html:
      '<p>Sloping ceilings, cut-outs and corners that are not square: we draw them together with you. ' +
      '<a href="/custom-solutions">See how</a></p>',
  },
  listing_help: {
    title: 'Not sure of the size?',
    html: '<p>Measure in three places, the smallest counts. <a href="/i/sa-mater-du">Read the measuring guide</a></p>',
  },
  checkout_help: {
    title: 'Ask a glazier',
    html:
      '<p>Call <a href="tel:+46846500421">+46 8 465 004 21</a> on weekdays 9–16 if you would like to go through the ' +
      'measurements first.</p>',
  },
  newsletter: {
    title: 'Newsletter',
    html:
      '<p><strong>10% off your first purchase.</strong> A few letters a year: new glass, measuring tips and free ' +
      'times at the workshop.</p>',
  },
}
