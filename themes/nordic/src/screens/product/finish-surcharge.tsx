import { observer, valueSurcharge, type ProductStore, useSurcharge } from '@vitrin/theme-kit'

export interface FinishSurchargeProps {
  readonly store: ProductStore
  /** The finish, as a value of the attribute `color`. */
  readonly id: string
}

/** What a finish costs more than the cheapest one. */
export default observer(function FinishSurcharge({ store: { selection }, id }: FinishSurchargeProps) {
  const surcharge = useSurcharge()
  return selection && surcharge({ surcharge: valueSurcharge(selection, 'color', id) })
})
