type BaseKey<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key
type PluralKey<Key extends string> = Key extends `${infer Base}_other` ? Base : never

/** The keys of a dictionary as code names them: `cart.count` for `cart.count_one` and `cart.count_other`. */
export type MessageKeyOf<Source> = BaseKey<keyof Source & string>

/**
 * The texts of another language: one for each key of the English source.
 * A language with more plural forms than English adds them, for example `cart.count_few`.
 */
export type Translation<Source> = Readonly<Record<keyof Source & string, string>> & {
  readonly [Key in `${PluralKey<keyof Source & string>}_${Intl.LDMLPluralRule}`]?: string
}
