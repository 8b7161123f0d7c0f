import type { BlockTexts } from '../translation'

export const blocks: BlockTexts = {
  notice: {
    title: 'Teade lehe ülaosas',
    html: '<p>Mõõtude järgi tehtud klaas jõuab sinu koju <strong>kolme kuni nelja nädala</strong> jooksul.</p>',
  },
  home_hero: {
    title: 'Klaas sinu mõõtude järgi',
    html: '<p>Dušid, peeglid ja uksed karastatud klaasist. Sina mõõdad ava, meie lõikame millimeetri täpsusega.</p>',
    summary:
      'Dušinurgad, dušiuksed, dušiseinad, peeglid ja saunauksed karastatud klaasist, standardmõõdus või sinu ava ' +
      'järgi millimeetri täpsusega lõigatud.',
  },
  home_steps: {
    title: 'Avast valmis klaasini',
    html: '<p><a href="/i/sa-mater-du">Loe mõõtmisjuhendit</a></p>',
  },
  home_step_1: {
    title: '1. Mõõda kolmest kohast',
    html: '<p>Seinad on harva sirged. Mõõda ülevalt, keskelt ja alt. Kehtib väikseim mõõt.</p>',
  },
  home_step_2: {
    title: '2. Kirjuta mõõdud',
    html: '<p>Joonis muutub kirjutamise ajal. Hind samuti, koos käibemaksuga.</p>',
  },
  home_step_3: {
    title: '3. Lõikame, lihvime ja karastame',
    html: '<p>Klaassepp loeb su joonise enne lõikamist läbi. Kui midagi tundub imelik, helistame sulle.</p>',
  },
  promise_1: { title: 'Kontroll', html: '<p>Kontrollime mõõdud enne lõikamist</p>' },
  promise_2: { title: 'Tarneaeg', html: '<p>Mõõtude järgi klaas 3–4 nädalaga</p>' },
  promise_3: { title: 'Garantii', html: '<p>Klaasil 10 aastat garantiid</p>' },
  promise_4: { title: 'Kojuvedu', html: '<p>Toome koju ja kanname tuppa</p>' },
  footer_links: {
    title: 'Töökoda',
    html:
      '<p>Astu teisipäeval või neljapäeval kell 13–17 töökotta ja katsu klaasi. <a href="/store-locator">Kuidas ' +
      'tulla</a></p>',
  },
  product_delivery: {
    title: 'Tarne ja tagastamine tootelehel',
    html: '<p>Standardmõõtu saab tagastada 14 päeva jooksul. Mõõtude järgi tehtud klaasil taganemisõigust ei ole.</p>',
  },
  home_more: {
    title: 'Mitte ainult sirged mõõdud',
    html:
      '<p>Kaldlaed, väljalõiked ja nurgad, mis pole täisnurksed, joonistame koos sinuga. ' +
      '<a href="/custom-solutions">Vaata kuidas</a></p>',
  },
  listing_help: {
    title: 'Pole mõõdus kindel?',
    html: '<p>Mõõda kolmest kohast, kehtib väikseim. <a href="/i/sa-mater-du">Loe mõõtmisjuhendit</a></p>',
  },
  checkout_help: {
    title: 'Küsi klaassepalt',
    html:
      '<p>Kui tahad mõõdud enne läbi arutada, helista tööpäeviti kell 9–16 numbril ' +
      '<a href="tel:+46846500421">+46 8 465 004 21</a>.</p>',
  },
  newsletter: {
    title: 'Uudiskiri',
    html:
      '<p><strong>10% esimeselt ostult.</strong> Mõni kiri aastas: uued klaasid, mõõtmisnõuanded ja vabad ajad ' +
      'töökojas.</p>',
  },
}
