import type { PageTexts } from '../translation'

export const help: PageTexts = {
  'sa-mater-du': {
    title: 'Kuidas mõõta',
    summary: 'Mõõda kolmest kohast, kehtib väikseim mõõt. Nii mõõdad klaasi millimeetri täpsusega.',
    html: [
      '<p>See võtab kümme minutit. Vaja on terasmõõdulinti, loodi ja paberit. Mõõda siis, kui plaadid ja põrand on ' +
        'valmis.</p>',
      '<h2>Laius kolmest kohast</h2>',
      '<p>Seinad on harva sirged. Mõõda alt, keskelt ja ülevalt, valmis pinnast valmis pinnani. Kirjuta kõik kolm ' +
        'üles. <strong>Kehtib väikseim mõõt.</strong></p>',
      '<h2>Kõrgus</h2>',
      '<p>Mõõda valmis põrandast või vanni servast. Aseta lood põrandale. Kui põrand kaldub trapi poole üle 10 mm, ' +
        'helista enne tellimist numbril <a href="tel:+46846500421">+46 8 465 004 21</a>. ' +
        'Jäta laeni paigalduseks vähemalt 30 mm.</p>',
      '<h2>Mida me sinu eest maha võtame</h2>',
      '<p>Kirjuta ava mõõdud. Tihendite ja hingede jagu võtame maha meie, et klaas vabalt liiguks.</p>',
      '<table><caption>Mahaarvamised millimeetrites</caption>',
      '<thead><tr><th scope="col">Toode</th><th scope="col">Laius</th><th scope="col">Kõrgus</th></tr></thead>',
      '<tbody><tr><td>Dušiuks nišis</td><td>6</td><td>8</td></tr>' +
        '<tr><td>Profiiliga dušisein</td><td>4</td><td>0</td></tr>' +
        '<tr><td>Lengiga siseuks</td><td>7</td><td>9</td></tr>' +
        '<tr><td>Saunauks</td><td>10</td><td>10</td></tr></tbody></table>',
      '<h2>Korduvad küsimused</h2>',
      '<h3>Mis saab siis, kui mõõdan valesti?</h3>',
      '<p>Teeme klaasi ühe korra poole hinnaga uuesti, 30 päeva jooksul tarnest. Mõõtude järgi tehtud klaasi ' +
        'tagastada ei saa.</p>',
      '<h3>Kas saate tulla mõõtma?</h3>',
      '<p>Jah, Kronobergi läänis. Tasu arvame tellimuse hinnast maha.</p>',
      '<h3>Kas sein peab sirge olema?</h3>',
      '<p>Ei. Profiilid tasandavad eri palju; reguleerimisvaru on kirjas tehnilistes andmetes.</p>',
    ].join('\n'),
  },
  storleksguide: {
    title: 'Suuruste tabel',
    summary: 'Milline suurus sobib sinu vannituppa? Dušinurkade, uste, seinte, peeglite ja saunauste standardmõõdud.',
    html: [
      '<p>Standardmõõdud on laos ja jõuavad kohale veidi enam kui nädalaga. Kui ükski neist ei sobi, lõikame sinu ' +
        'mõõtude järgi.</p>',
      '<table><caption>Tavalised suurused</caption>',
      '<thead><tr><th scope="col">Koht</th><th scope="col">Kitsas</th><th scope="col">Paras</th><th ' +
        'scope="col">Avar</th></tr></thead>',
      '<tbody><tr><td>Dušinurk</td><td>70x70</td><td>80x80</td><td>90x90 ja rohkem</td></tr>' +
        '<tr><td>Dušiuks</td><td>60 cm</td><td>80 cm</td><td>90 cm</td></tr>' +
        '<tr><td>Avatud dušisein</td><td>80 cm</td><td>100 cm</td><td>120 cm</td></tr>' +
        '<tr><td>Peegel valamu kohal</td><td>⌀ 40 cm</td><td>⌀ 60 cm</td><td>⌀ 80 cm</td></tr>' +
        '<tr><td>Saunauks</td><td>59x189</td><td>69x189</td><td>79x199</td></tr></tbody></table>',
      '<p>Rusikareegel: hingedega ukse ees peab vaba põrandat olema ukse laiuse jagu ja veel kolmkümmend ' +
        'sentimeetrit.</p>',
    ].join('\n'),
  },
  'valja-glas': {
    title: 'Klaasi valik',
    summary: 'Läbipaistev, suitsuklaas, matt või pronks: mille poolest klaasid erinevad ja millal mida valida.',
    html: [
      '<p>Duši, sauna ja uste klaas on alati karastatud turvaklaas. Purunedes laguneb see tükikesteks. Erinevad on ' +
        'värv, pind ja paksus.</p>',
      '<h2>Läbipaistev klaas</h2><p>Laseb läbi üheksa kümnendikku valgusest. Serv on nõrgalt rohekas nagu kogu ' +
        'float-klaasil.</p>',
      '<h2>Suitsuklaas</h2><p>Läbivalt toonitud. Võtab umbes poole valgusest ja varjab katlakiviplekke.</p>',
      '<h2>Matt klaas</h2><p>Väljast söövitatud. Valgus tuleb sisse, pilgud mitte.</p>',
      '<h2>Pronks</h2><p>Soe toon, enamasti saunas. Summutab valgust, mitte leili.</p>',
      '<h2>Paksus</h2><p>Raamis piisab kuuest millimeetrist. Kaheksa seisab omal jõul. Kümme vali kõrgete ja laiade ' +
        'klaaside jaoks või siis, kui tahad käega raskust tunda.</p>',
    ].join('\n'),
  },
  montering: {
    title: 'Paigaldus',
    summary: 'Tööriistad, järjekord ja kolm levinuimat viga, kui paigaldad klaasi ise.',
    html: [
      '<p>Vaja on abilist, loodi, plaadipuuri, silikooni ja tekki, millele klaas toetada. Ära kunagi toeta ' +
        'karastatud ' +
        'klaasi nurka plaadile.</p>',
      '<ol><li>Kruvi profiil loodi. Märgi, puuri, pane tüüblid.</li>' +
        '<li>Tõsta klaasid kahekesi kohale. Kiilu need põrandast kolm millimeetrit kõrgemale.</li>' +
        '<li>Keera hinged käega kinni, reguleeri ja pinguta siis lõplikult.</li>' +
        '<li>Tihenda väljastpoolt. Lase ööpäev kuivada.</li></ol>',
      '<p>Levinuimad vead: tihend on väljapoole, kuigi peaks olema sissepoole, silikoon on seespool, kust vesi peaks ' +
        'tagasi voolama, ja kiirustamine.</p>',
    ].join('\n'),
  },
  skotsel: {
    title: 'Hooldus',
    summary: 'Nii peavad klaas, messing ja haab kaua vastu.',
    html: [
      '<p>Tõmba pärast dušši kuivatuslabaga üle, siis ei pea küürima. Kord nädalas piisab leigest veest ja tilgast ' +
        'nõudepesuvahendist.</p>',
      '<h2>Katlakivi</h2><p>Sidrunhape või lahjendatud äädikas, kolm minutit, loputa. Mitte kivile.</p>',
      '<h2>Messing</h2><p>Lakitud messing pühi kuivaks. Lakkimata messingit poleeri, kui tahad, või üldse mitte.</p>',
      '<h2>Haab saunas</h2><p>Lava jäta töötlemata. Lengile teeb vaha kord aastas head.</p>',
    ].join('\n'),
  },
  kontakt: {
    title: 'Võta ühendust',
    summary: 'Helista, kirjuta või tule Växjösse töökotta.',
    html: [
      '<p>Klienditeenindus <a href="tel:+46846500421">+46 8 465 004 21</a>, tööpäeviti kell 9–16. E-post: <a ' +
        'href="mailto:hej@klarglas.example">hej@klarglas.example</a>. Kui saadad avast pildi, vaatame seda samal ' +
        'päeval.</p>',
      '<h2>Töökoda</h2><p>Klarglas AB, Hyttvägen 12, 352 46 Växjö, Rootsi. Avatud teisipäeval ja neljapäeval kell ' +
        '13–17. Kui tahad midagi kindlat näha, helista enne.</p>',
    ].join('\n'),
  },
}
