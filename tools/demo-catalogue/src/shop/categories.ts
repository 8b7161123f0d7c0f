export interface CategoryNode {
  readonly id: number
  readonly name: string
  readonly urlPath: string
  readonly position: number
  readonly text: string
  readonly metaDescription: string
  /** One of the seven families of the main navigation (`include_in_menu`), at any level of the tree. */
  readonly inMenu?: true
  readonly children?: readonly CategoryNode[]
}

/** Category ids by key. The ranges use the keys, the documents the ids. */
export const categoryIds = {
  offers: 24,
  corners: 31,
  cornersStraight: 40,
  cornersRound: 41,
  cornersOpen: 42,
  doors: 32,
  doorsHinged: 43,
  doorsSliding: 44,
  walls: 33,
  wallsFixed: 45,
  wallsSmoked: 46,
  bathScreens: 34,
  mirrors: 35,
  mirrorsRound: 47,
  mirrorsLit: 48,
  saunaDoors: 36,
  interiorDoors: 37,
  interiorHinged: 49,
  interiorSliding: 50,
  accessories: 7,
  care: 51,
  fittings: 52,
  seals: 53,
  services: 54,
  drawings: 55,
  packages: 56,
} as const

export type CategoryKey = keyof typeof categoryIds

const corners: CategoryNode = {
  id: categoryIds.corners,
  name: 'Duschhörnor',
  urlPath: 'duschhornor',
  position: 1,
  inMenu: true,
  text: 'Två väggar har du redan. Vi gör de andra två i härdat glas, 6, 8 eller 10 mm, efter ditt hörn.',
  metaDescription:
    'Duschhörnor i härdat glas, i standardmått eller skurna efter ditt hörn. Raka, rundade och utan dörr.',
  children: [
    {
      id: categoryIds.cornersStraight,
      name: 'Raka',
      urlPath: 'duschhornor/raka',
      position: 1,
      text: 'Slagdörr och fast sida som möts glas mot glas. Raka hörnor tar vara på varje centimeter.',
      metaDescription: 'Raka duschhörnor med slagdörr, efter dina mått.',
    },
    {
      id: categoryIds.cornersRound,
      name: 'Rundade',
      urlPath: 'duschhornor/rundade',
      position: 2,
      text: 'Böjt glas och två skjutdörrar. Rundade hörnor släpper fram den som ska förbi handfatet.',
      metaDescription: 'Rundade duschhörnor med skjutdörrar i böjt glas.',
    },
    {
      id: categoryIds.cornersOpen,
      name: 'Utan dörr',
      urlPath: 'duschhornor/utan-dorr',
      position: 3,
      text: 'En fast skiva och öppen ingång. Inget att stänga, inget gångjärn att torka.',
      metaDescription: 'Öppna duschhörnor med en fast glasskiva.',
    },
  ],
}

const doors: CategoryNode = {
  id: categoryIds.doors,
  name: 'Duschdörrar',
  urlPath: 'duschdorrar',
  position: 2,
  inMenu: true,
  text: 'Har du en nisch behöver du bara en dörr. Slagdörr där golvet är fritt, skjutdörr där det inte är det.',
  metaDescription: 'Duschdörrar till nisch i härdat glas. Slagdörrar och skjutdörrar, skurna på millimetern.',
  children: [
    {
      id: categoryIds.doorsHinged,
      name: 'Slagdörrar',
      urlPath: 'duschdorrar/slagdorrar',
      position: 1,
      text: 'Gångjärn i massiv mässing lyfter dörren fem millimeter när den öppnas. Därför håller listen.',
      metaDescription: 'Duschdörrar med gångjärn, från 55 till 140 cm.',
    },
    {
      id: categoryIds.doorsSliding,
      name: 'Skjutdörrar',
      urlPath: 'duschdorrar/skjutdorrar',
      position: 2,
      text: 'Dörren rullar på en rund skena med kullager. Den tar ingen plats i rummet.',
      metaDescription: 'Skjutdörrar till duschnisch, från 100 till 200 cm.',
    },
  ],
}

const walls: CategoryNode = {
  id: categoryIds.walls,
  name: 'Duschväggar',
  urlPath: 'duschvaggar',
  position: 3,
  inMenu: true,
  text: 'En vägg räcker långt. Fast glas i profil, med stag upptill och ingenting i vägen nertill.',
  metaDescription: 'Fasta duschväggar i klart och rökfärgat härdat glas, efter dina mått.',
  children: [
    {
      id: categoryIds.wallsFixed,
      name: 'Klara',
      urlPath: 'duschvaggar/klara',
      position: 1,
      text: 'Klart glas släpper igenom ljuset och håller badrummet i ett stycke.',
      metaDescription: 'Duschväggar i klart härdat glas.',
    },
    {
      id: categoryIds.wallsSmoked,
      name: 'Rökfärgade',
      urlPath: 'duschvaggar/rokfargade',
      position: 2,
      text: 'Genomfärgat grått glas. Det skymmer lagom och visar färre kalkfläckar.',
      metaDescription: 'Duschväggar i rökfärgat härdat glas.',
    },
  ],
}

/** The tree below the root. Nesting gives level and id path; addresses are flat, as in the contract's examples. */
export const categoryTree: readonly CategoryNode[] = [
  {
    id: 3,
    name: 'Dusch',
    urlPath: 'dusch',
    position: 1,
    text: 'Hörnor, dörrar, väggar och badkarsväggar. Allt i härdat glas, allt i dina mått.',
    metaDescription: 'Allt till duschen i härdat glas: hörnor, dörrar, väggar och badkarsväggar.',
    children: [
      corners,
      doors,
      walls,
      {
        id: categoryIds.bathScreens,
        name: 'Badkarsväggar',
        urlPath: 'badkarsvaggar',
        position: 4,
        inMenu: true,
        text: 'Dusch i badkaret utan draperi. Skärmen viks in när du ska tappa upp ett bad.',
        metaDescription: 'Vikbara badkarsväggar i härdat glas, efter karets mått.',
      },
    ],
  },
  {
    id: categoryIds.mirrors,
    name: 'Speglar',
    urlPath: 'speglar',
    position: 5,
    inMenu: true,
    text: 'Silverspegel med slipad kant. Runda i smal ram, belysta med ljus runt om.',
    metaDescription: 'Speglar efter mått: runda i mässing, mattsvart och krom, och belysta med ljus runt om.',
    children: [
      {
        id: categoryIds.mirrorsRound,
        name: 'Runda',
        urlPath: 'speglar/runda',
        position: 1,
        text: 'Från fyrtio centimeter till en och fyrtio. Ramen är tio millimeter bred.',
        metaDescription: 'Runda speglar i smal ram, 40 till 140 cm.',
      },
      {
        id: categoryIds.mirrorsLit,
        name: 'Belysta',
        urlPath: 'speglar/belysta',
        position: 2,
        text: 'Ljus i kanten framåt och mot väggen. IP44, kopplas till lamputtaget.',
        metaDescription: 'Belysta speglar med IP44 för badrum.',
      },
    ],
  },
  {
    id: 5,
    name: 'Bastu',
    urlPath: 'bastu',
    position: 6,
    text: 'Glas som tål hettan och trä som inte bränner. Dörrar till bastun hemma och nere vid sjön.',
    metaDescription: 'Glas till bastun: dörrar i brons, klart och rökfärgat glas.',
    children: [
      {
        id: categoryIds.saunaDoors,
        name: 'Bastudörrar',
        urlPath: 'bastudorrar',
        position: 6,
        inMenu: true,
        text: 'Åtta millimeter härdat glas, karm i asp, magnetlås utan metall på insidan.',
        metaDescription: 'Bastudörrar i brons, klart och rökfärgat glas, i standardmått eller efter din öppning.',
      },
    ],
  },
  {
    id: categoryIds.interiorDoors,
    name: 'Innerdörrar',
    urlPath: 'innerdorrar',
    position: 7,
    inMenu: true,
    text: 'En dörr av glas ger ett rum till av samma ljus. Slagdörr i karm eller par på skena.',
    metaDescription: 'Innerdörrar i glas: slagdörrar och skjutdörrspar med eller utan spröjs.',
    children: [
      {
        id: categoryIds.interiorHinged,
        name: 'Slagdörrar',
        urlPath: 'innerdorrar/slagdorrar',
        position: 1,
        text: 'Glasblad i smal metallkarm. Trycke, gångjärn och slutbleck ingår.',
        metaDescription: 'Innerdörrar i glas med karm, modul 7 till 10.',
      },
      {
        id: categoryIds.interiorSliding,
        name: 'Skjutdörrspar',
        urlPath: 'innerdorrar/skjutdorrspar',
        position: 2,
        text: 'Två dörrar på synlig skena. De möts på mitten och försvinner längs väggen.',
        metaDescription: 'Skjutdörrspar i glas på synlig skena, upp till tre meter.',
      },
    ],
  },
  {
    id: categoryIds.accessories,
    name: 'Tillbehör',
    urlPath: 'tillbehor',
    position: 8,
    text: 'Det som slits går att byta. Lister, handtag, profiler och det som håller glaset rent.',
    metaDescription: 'Tillbehör och reservdelar till glas: skrapor, handtag, tätningslister, profiler, montering.',
    children: [
      {
        id: categoryIds.care,
        name: 'Skötsel',
        urlPath: 'tillbehor/skotsel',
        position: 1,
        text: 'Dra med skrapan efter duschen så slipper du skura.',
        metaDescription: 'Skrapor, glasputs och dukar för glas i badrum.',
      },
      {
        id: categoryIds.fittings,
        name: 'Handtag och beslag',
        urlPath: 'tillbehor/handtag-beslag',
        position: 2,
        text: 'Knoppar, handtag, gångjärn och stag i samma ytor som glasets profiler.',
        metaDescription: 'Handtag, knoppar, gångjärn och stag till glasdörrar.',
      },
      {
        id: categoryIds.seals,
        name: 'Lister och profiler',
        urlPath: 'tillbehor/lister-profiler',
        position: 3,
        text: 'Tätningslister för 6, 8 och 10 mm glas, och profiler som tar upp det väggen saknar.',
        metaDescription: 'Tätningslister, släplister och väggprofiler.',
      },
      {
        id: categoryIds.services,
        name: 'Mätning och montering',
        urlPath: 'tillbehor/tjanster',
        position: 4,
        text: 'Vi kommer hem, mäter och monterar. Mätningen dras av när du beställer.',
        metaDescription: 'Måttagning och montering av glas.',
      },
      {
        id: categoryIds.drawings,
        name: 'Ritningar och mallar',
        urlPath: 'tillbehor/ritningar',
        position: 5,
        text: 'Skriv ut, tejpa upp, prova på plats innan du beställer.',
        metaDescription: 'Mätmallar och monteringsritningar att ladda ner.',
      },
      {
        id: categoryIds.packages,
        name: 'Paket',
        urlPath: 'tillbehor/paket',
        position: 6,
        text: 'Sådant som ändå köps ihop, till ett pris.',
        metaDescription: 'Paket med glas, handtag och skötsel.',
      },
    ],
  },
  {
    id: categoryIds.offers,
    name: 'Erbjudanden',
    urlPath: 'erbjudanden',
    position: 9,
    text: 'Nedsatt just nu. Vid varje pris står det lägsta de senaste trettio dagarna.',
    metaDescription: 'Nedsatta duschhörnor, speglar och dörrar i glas.',
  },
]
