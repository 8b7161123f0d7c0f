import type { PageTexts } from '../translation'

export const help: PageTexts = {
  'sa-mater-du': {
    title: 'How to measure',
    summary: 'Measure in three places, the smallest measurement counts. How to measure for glass to the millimetre.',
    html: [
      '<p>It takes ten minutes. You need a steel tape measure, a spirit level and paper. Measure when tiles and ' +
        'floor are finished.</p>',
      '<h2>The width, in three places</h2>',
      '<p>Walls are rarely straight. Measure at the bottom, in the middle and at the top, from finished surface to ' +
        'finished surface. Write down all three. <strong>The smallest measurement counts.</strong></p>',
      '<h2>The height</h2>',
      '<p>Measure from the finished floor or the rim of the bath. Hold the spirit level against the floor. If it ' +
        'slopes more than 10 mm towards the drain, call <a href="tel:+46846500421">+46 8 465 004 21</a> before you ' +
        'order. Leave at least 30 mm to the ceiling for fitting.</p>',
      '<h2>Deductions we make for you</h2>',
      '<p>Enter the measurements of the opening. We allow for seals and hinges so that the glass moves freely.</p>',
      '<table><caption>Deductions in millimetres</caption>',
      '<thead><tr><th scope="col">Product</th><th scope="col">Width</th><th scope="col">Height</th></tr></thead>',
      '<tbody><tr><td>Shower door in a recess</td><td>6</td><td>8</td></tr>' +
        '<tr><td>Shower wall with profile</td><td>4</td><td>0</td></tr>' +
        '<tr><td>Interior door in a frame</td><td>7</td><td>9</td></tr>' +
        '<tr><td>Sauna door</td><td>10</td><td>10</td></tr></tbody></table>',
      '<h2>Common questions</h2>',
      '<h3>What happens if I measure wrong?</h3>',
      '<p>We remake the glass once at half price, within 30 days of delivery. Glass made to measure cannot be ' +
        'returned.</p>',
      '<h3>Can you come and measure?</h3>',
      '<p>Yes, in Kronoberg County. The fee is deducted when you order.</p>',
      '<h3>Does the wall have to be straight?</h3>',
      '<p>No. The profiles even out differences; the specification says how much.</p>',
    ].join('\n'),
  },
  storleksguide: {
    title: 'Size guide',
    summary: 'Which size suits your bathroom? Standard sizes of enclosures, doors, walls, mirrors and sauna doors.',
    html: [
      '<p>Standard sizes are in stock and arrive in just over a week. If none of them fits, we cut to yours.</p>',
      '<table><caption>Common sizes</caption>',
      '<thead><tr><th scope="col">Place</th><th scope="col">Tight</th><th scope="col">Comfortable</th><th ' +
        'scope="col">Roomy</th></tr></thead>',
      '<tbody><tr><td>Shower enclosure</td><td>70x70</td><td>80x80</td><td>90x90 and up</td></tr>' +
        '<tr><td>Shower door</td><td>60 cm</td><td>80 cm</td><td>90 cm</td></tr>' +
        '<tr><td>Open shower wall</td><td>80 cm</td><td>100 cm</td><td>120 cm</td></tr>' +
        '<tr><td>Mirror above a washbasin</td><td>⌀ 40 cm</td><td>⌀ 60 cm</td><td>⌀ 80 cm</td></tr>' +
        '<tr><td>Sauna door</td><td>59x189</td><td>69x189</td><td>79x199</td></tr></tbody></table>',
      '<p>A rule of thumb: in front of a hinged door you need as much free floor as the door is wide, and a foot ' +
        'more.</p>',
    ].join('\n'),
  },
  'valja-glas': {
    title: 'Choosing glass',
    summary: 'Clear, smoked, frosted or bronze: how the kinds of glass differ and when to choose which.',
    html: [
      '<p>All our glass for showers, saunas and doors is toughened safety glass. If it breaks, it crumbles. What ' +
        'differs is colour, surface and thickness.</p>',
      '<h2>Clear</h2><p>Lets nine tenths of the light through. Has a faintly green edge, like all float glass.</p>',
      '<h2>Smoked</h2><p>Tinted throughout. Takes away about half of the light and hides limescale.</p>',
      '<h2>Frosted</h2><p>Etched on the outside. The light comes in, glances do not.</p>',
      '<h2>Bronze</h2><p>A warm tone, most common in saunas. Dims the light, not the heat.</p>',
      '<h2>Thickness</h2><p>Six millimetres are enough in a frame. Eight stand by themselves. Choose ten for tall ' +
        'and wide panes, or for the weight in your hand.</p>',
    ].join('\n'),
  },
  montering: {
    title: 'Fitting',
    summary: 'Tools, order of work and the three most common mistakes when you fit the glass yourself.',
    html: [
      '<p>You need a helper, a spirit level, a tile drill, silicone and a blanket to stand the glass on. Never rest ' +
        'a corner of toughened glass on tiles.</p>',
      '<ol><li>Screw the profile on plumb. Mark, drill, plug.</li>' +
        '<li>Lift the glass in, two of you at a time. Wedge it up three millimetres from the floor.</li>' +
        '<li>Tighten the hinges by hand, adjust, then tighten fully.</li>' +
        '<li>Seal on the outside. Leave to cure for a day and a night.</li></ol>',
      '<p>The most common mistakes: the seal faces outwards instead of inwards, silicone on the inside where water ' +
        'should run back, and haste.</p>',
    ].join('\n'),
  },
  skotsel: {
    title: 'Care',
    summary: 'How to keep glass, brass and aspen good for many years.',
    html: [
      '<p>Use the squeegee after each shower and you will not have to scrub. Once a week, lukewarm water and a drop ' +
        'of washing-up liquid are enough.</p>',
      '<h2>Limescale</h2><p>Citric acid or diluted vinegar, three minutes, rinse. Not on stone.</p>',
      '<h2>Brass</h2><p>Wipe lacquered brass dry. Polish unlacquered brass whenever you like, or never.</p>',
      '<h2>Aspen in the sauna</h2><p>Leave the benches untreated. The frame likes some wax once a year.</p>',
    ].join('\n'),
  },
  kontakt: {
    title: 'Contact us',
    summary: 'Call, write or drop in at the workshop in Växjö.',
    html: [
      '<p>Customer service <a href="tel:+46846500421">+46 8 465 004 21</a>, weekdays 9–16. Email: <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. If you send a picture of the opening, we look ' +
        'at it the same day.</p>',
      '<h2>The workshop</h2><p>Klarglas AB, Hyttvägen 12, 352 46 Växjö, Sweden. Open Tuesdays and Thursdays 13–17. ' +
        'Call first if there is something special you want to see.</p>',
    ].join('\n'),
  },
}
