interface TradeAttribute {
  readonly id: number
  readonly label: string
  readonly english: string
  /** Option key → value and label. Undefined for an attribute with free text. */
  readonly options?: Readonly<Record<string, { readonly value: string; readonly label: string }>>
}

/** Properties of glass, shown on the product page and in the comparison. */
export const tradeAttributes = {
  series: { id: 150, label: 'Serie', english: 'Series' },
  glass_thickness: {
    id: 151,
    label: 'Glastjocklek',
    english: 'Glass thickness',
    options: {
      5: { value: '7105', label: '5 mm' },
      6: { value: '7106', label: '6 mm' },
      8: { value: '7108', label: '8 mm' },
      10: { value: '7110', label: '10 mm' },
    },
  },
  opening: {
    id: 152,
    label: 'Öppning',
    english: 'Opening',
    options: {
      outward: { value: '7201', label: 'Slagdörr, utåt' },
      both: { value: '7202', label: 'Pendeldörr, in och ut' },
      sliding: { value: '7203', label: 'Skjutdörr' },
      'sliding-pair': { value: '7204', label: 'Två skjutdörrar' },
      folding: { value: '7205', label: 'Vikbar' },
      fixed: { value: '7206', label: 'Fast' },
    },
  },
  mounting: {
    id: 153,
    label: 'Placering',
    english: 'Mounting',
    options: {
      corner: { value: '7301', label: 'Hörn' },
      niche: { value: '7302', label: 'Nisch' },
      wall: { value: '7303', label: 'Mot vägg' },
      free: { value: '7304', label: 'Fristående med stag' },
      tub: { value: '7305', label: 'Badkarskant' },
      hung: { value: '7306', label: 'Upphängd' },
      frame: { value: '7307', label: 'I karm' },
      rail: { value: '7308', label: 'På skena' },
    },
  },
  material: {
    id: 154,
    label: 'Material',
    english: 'Material',
    options: {
      tempered: { value: '7401', label: 'Härdat säkerhetsglas, EN 12150' },
      laminated: { value: '7402', label: 'Lamellglas, EN 14449' },
      mirror: { value: '7403', label: 'Silverspegel, EN 1036' },
      brass: { value: '7404', label: 'Massiv mässing' },
      stainless: { value: '7405', label: 'Rostfritt stål' },
      aluminium: { value: '7406', label: 'Anodiserad aluminium' },
      silicone: { value: '7407', label: 'Silikon' },
      pvc: { value: '7408', label: 'PVC utan ftalater' },
      aspen: { value: '7409', label: 'Asp' },
      cotton: { value: '7410', label: 'Bomull' },
    },
  },
  ip_class: {
    id: 155,
    label: 'IP-klass',
    english: 'IP class',
    options: { ip44: { value: '7501', label: 'IP44' }, ip54: { value: '7502', label: 'IP54' } },
  },
  adjustment: { id: 156, label: 'Justermån', english: 'Adjustment' },
  coating: {
    id: 157,
    label: 'Pärlyta',
    english: 'Easy-clean coating',
    options: {
      yes: { value: '7701', label: 'Ingår' },
      optional: { value: '7702', label: 'Tillval' },
      no: { value: '7703', label: 'Nej' },
    },
  },
  certification: {
    id: 158,
    label: 'Märkning',
    english: 'Certification',
    options: {
      en14428: { value: '7801', label: 'CE, EN 14428' },
      en12150: { value: '7802', label: 'CE, EN 12150' },
      en14449: { value: '7803', label: 'CE, EN 14449' },
      en1036: { value: '7804', label: 'CE, EN 1036' },
      en60598: { value: '7805', label: 'CE, EN 60598' },
    },
  },
} as const satisfies Readonly<Record<string, TradeAttribute>>

type Trade = typeof tradeAttributes
type TradeCode = keyof Trade
type OptionKey<Code extends TradeCode> = Trade[Code] extends { options: infer Options } ? keyof Options : string

/** The properties of a product: the key of an option, or text for an attribute without options. */
export type Traits = { readonly [Code in TradeCode]?: OptionKey<Code> }

export interface TraitValue {
  readonly code: TradeCode
  readonly attribute: TradeAttribute
  readonly value: string
}

export function traitValues(traits: Traits): readonly TraitValue[] {
  return Object.entries(traits).map(([code, key]) => {
    const attribute: TradeAttribute = tradeAttributes[code as TradeCode]
    return { code: code as TradeCode, attribute, value: attribute.options?.[String(key)]?.value ?? String(key) }
  })
}
