import type { PageTexts } from '../translation'

export const company: PageTexts = {
  'om-foretaget': {
    title: 'About us',
    summary: 'Klarglas has cut, polished and toughened glass in Växjö since 1987.',
    html: [
      '<p>Klarglas began in 1987 as two brothers and a grinding bench. Today there are thirty-one of us, with ' +
        'our own ' +
        'furnace, our own couriers and the same bench, which now stands in the entrance.</p>',
      '<p>We make glass for bathrooms, saunas and doorways. We make it to measure, because houses are seldom as they ' +
        'were drawn.</p>',
      '<h2>Where it is made</h2><p>The glass comes from Germany in large sheets. We cut, polish and toughen it here. ' +
        'The fittings are cast and turned in Gnosjö.</p>',
      '<h2>Left-over glass</h2><p>Offcuts become glass wool. So does toughened glass that has broken. Nothing ' +
        'goes to ' +
        'landfill.</p>',
    ].join('\n'),
  },
  specialmatt: {
    title: 'Special shapes',
    summary: 'Sloping ceilings, cut-outs, pentagons: we draw together what the form has no room for.',
    html: [
      '<p>Straight measurements you enter on the product page. This is for the rest: sloping ceilings, a ' +
        'cut-out for a ' +
        'shelf, panes that meet at an angle other than ninety degrees.</p>',
      '<ol><li>Email a sketch or a picture to <a href="mailto:hej@klarglas.example">hej@klarglas.example</a> ' +
        'with the ' +
        'measurements you have, or call <a href="tel:+46846500421">+46 8 465 004 21</a>.</li>' +
        '<li>We draw and calculate. You get a price within two working days.</li>' +
        '<li>If you say yes, we come and measure, or you measure from our drawing.</li></ol>',
      '<p>What is possible: up to 2 400 × 3 200 mm in one piece, holes from twelve millimetres, cut-outs with ' +
        'a radius ' +
        'from ten.</p>',
    ].join('\n'),
  },
  portfolio: {
    title: 'Our work',
    summary: 'Bathrooms, a sauna and an office that we have made glass for.',
    html: [
      '<h2>Attic flat, Malmö</h2><p>A sliding door under a ceiling that slopes 41 degrees. The glass has five ' +
        'corners ' +
        'and the rail ends three millimetres from the beam.</p>',
      '<h2>Terraced house, Växjö</h2><p>A rounded enclosure in a bathroom of 2.4 square metres. The door opens even ' +
        'while the washing machine is running.</p>',
      '<h2>Sauna by Lake Helgasjön</h2><p>Clear glass in two doors towards the water, frames of heat-treated ' +
        'aspen.</p>',
      '<h2>Office, Gothenburg</h2><p>Eleven interior doors in black steel, their glazing bars in line with the ' +
        'windows.</p>',
    ].join('\n'),
  },
  kundtjanst: {
    title: 'Customer service',
    summary: 'Answers about measurements, delivery and faults, by telephone, by email and at the workshop.',
    html: [
      '<p>Call <a href="tel:+46846500421">+46 8 465 004 21</a> on weekdays 9–16, or write to <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. A glazier answers you, the same day if you ' +
        'write before two o’clock.</p>',
      '<h2>Have this ready</h2><p>The order number if you have ordered, otherwise the measurements and a picture of ' +
        'the opening.</p>',
      '<h2>What we are asked most often</h2><ul><li><a href="/i/sa-mater-du">How to measure</a></li>' +
        '<li><a href="/i/leverans">When the glass arrives</a></li>' +
        '<li><a href="/i/retur-och-angerratt">Returns and right of withdrawal</a></li>' +
        '<li><a href="/i/skotsel">Limescale, seals and hinges</a></li></ul>',
    ].join('\n'),
  },
  'hitta-hit': {
    title: 'Find the workshop',
    summary: 'The workshop at Hyttvägen 12 in Växjö: opening hours, bus and parking.',
    html: [
      '<p>Hyttvägen 12, 352 46 Växjö, next to the old glassworks. Open Tuesdays and Thursdays 13–17.</p>',
      '<h2>By bus or car</h2><p>Bus 4 to the stop Glasbruket, then two minutes on foot. You can park in the yard; ' +
        'drive in past the loading dock.</p>',
      '<h2>In the showroom</h2><p>Eleven showers that open and close, every glass and every finish. Call first if ' +
        'there is something special you want to see, and we will put it out.</p>',
    ].join('\n'),
  },
}
