import type { PageTexts } from '../translation'

export const terms: PageTexts = {
  leverans: {
    title: 'Tarne',
    summary: 'Kuller toob tuppa 5 krooni eest. Standardmõõt veidi üle nädala, mõõtude järgi klaas 3–4 nädalat.',
    html: [
      '<p>Kuller kannab klaasi tuppa ja helistab tund aega varem. Tarne maksab 5 kr, ükskõik kui palju sa tellid.</p>',
      '<h2>Millal see kohale jõuab?</h2><p>Standardmõõt kaheksa tööpäeva, mõõtude järgi tehtud klaas kolme ' +
        'kuni nelja ' +
        'nädala jooksul. Iga toote juures on kirjas, mis just selle kohta kehtib. Kõik ühe tellimuse asjad tulevad ' +
        'korraga.</p>',
      '<h2>Enne jõule kodus</h2><p>Telli mõõtude järgi tehtud klaas hiljemalt neli nädalat enne jõule.</p>',
      '<h2>Kui kuller on kohal</h2><p>Vaata kastid enne allkirja andmist üle. Kui midagi on katki, märgib ' +
        'kuller selle ' +
        'üles ja saadame uue.</p>',
    ].join('\n'),
  },
  'retur-och-angerratt': {
    title: 'Tagastus ja taganemisõigus',
    summary: 'Standardmõõtu saab tagastada 14 päeva jooksul. Mõõtude järgi tehtud klaasil taganemisõigust ei ole.',
    html: [
      '<p>Standardmõõtu saad tagastada 14 päeva jooksul pärast kättesaamist. Klaas peab olema kasutamata ja oma ' +
        'kastis. <a href="/retur/angra">Tagane ostust siin</a>, kahes sammus.</p>',
      '<h2>Mõõtude järgi tehtud klaas</h2><p>Sinu mõõtude järgi lõigatud klaasil taganemisõigust ei ole. Sellepärast ' +
        'loeb klaassepp su joonise enne lõikamist läbi ja helistab, kui midagi tundub imelik.</p>',
      '<h2>Mõõtsid valesti?</h2><p>Teeme klaasi ühe korra poole hinnaga uuesti. See kehtib klaasi kohta, 30 päeva ' +
        'jooksul tarnest.</p>',
      '<h2>Pretensioonid</h2><p>Pretensiooni saad esitada kolme aasta jooksul. Klaasile anname lisaks kümme aastat ' +
        'garantiid.</p>',
    ].join('\n'),
  },
  kopvillkor: {
    title: 'Ostutingimused',
    summary: 'Hinnad, maksmine, tarne ja vastutus, kui ostad Klarglasist.',
    html: [
      '<h2>Hinnad</h2><p>Kõik hinnad on Rootsi kroonides ja sisaldavad 25 protsenti käibemaksu.</p>',
      '<h2>Maksmine</h2><p>Maksad tarne ajal arvega. Kontoga ettevõtted maksavad kolmekümne päeva jooksul.</p>',
      '<h2>Tellimine</h2><p>Leping sõlmitakse siis, kui kinnitame tellimuse. Mõõtude järgi klaasi hakkame ' +
        'lõikama kaks ' +
        'tööpäeva hiljem; seni saad mõõte muuta.</p>',
      '<h2>Vastutus mõõtude eest</h2><p>Sina vastutad kirjutatud mõõtude eest. Meie vastutame selle eest, et klaas ' +
        'neile millimeetri täpsusega vastab.</p>',
      '<h2>Vaidlused</h2><p>Kui me kokkuleppele ei jõua, järgime Rootsi tarbijavaidluste komisjoni (Allmänna ' +
        'reklamationsnämnden) otsust.</p>',
    ].join('\n'),
  },
  integritet: {
    title: 'Privaatsus',
    summary: 'Milliseid andmeid me hoiame, miks ja kui kaua.',
    html: [
      '<p>Hoiame seda, mida klaasi kohaletoimetamiseks vaja: nime, aadressi, telefoni, e-posti aadressi ja ' +
        'mõõte. Mõõte ' +
        'hoiame kümme aastat, sest nii kaua kehtib garantii.</p>',
      '<h2>Uudiskiri</h2><p>Kui tellid uudiskirja, hoiame aadressi seni, kuni sellest loobud. Igas kirjas on ' +
        'loobumise ' +
        'link.</p>',
      '<h2>Sinu õigused</h2><p>Sul on õigus teada saada, mida oleme salvestanud, lasta see parandada ja ' +
        'kustutada, kui ' +
        'Rootsi raamatupidamisseadus ei nõua teisiti. Kirjuta aadressile <a ' +
        'href="mailto:integritet@klarglas.example">integritet@klarglas.example</a>.</p>',
    ].join('\n'),
  },
}
