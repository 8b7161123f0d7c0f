/** Tax rule document (contract §3.7). `rate` is percent. */
export interface TaxRule {
  readonly id: number
  readonly code?: string
  readonly product_tax_class_ids: readonly (number | string)[]
  readonly customer_tax_class_ids: readonly (number | string)[]
  readonly rates: readonly TaxRate[]
}

export interface TaxRate {
  readonly id?: number
  readonly rate: number | string
  readonly tax_country_id: string
  readonly region_name?: string | null
  readonly tax_region_id?: number | string
}
