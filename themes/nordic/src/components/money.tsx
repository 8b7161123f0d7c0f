import { toOre, useFormats, type Ore } from '@vitrin/theme-kit'
import { classNames } from '../ui/class-names'

interface MoneyLook {
  readonly className?: string
  /** Always with decimals, in the totals of checkout and order. Elsewhere zero decimals are left out. */
  readonly isTotal?: boolean | undefined
}

/** An amount with VAT: öre of a calculation, or kronor of a document. */
export type MoneyProps = MoneyLook & ({ readonly ore: Ore } | { readonly kronor: number })

/** Writes "5 895 kr" in parts, so that the styles can set the decimals closer. */
export function Money({ className, isTotal = false, ...amount }: MoneyProps) {
  const formats = useFormats()
  const ore = 'ore' in amount ? amount.ore : toOre(amount.kronor)
  const parts = isTotal ? formats.totalParts(ore) : formats.moneyParts(ore)
  return (
    <span className={classNames('price', className)}>
      {parts.map(({ type, text }) =>
        type === 'decimals' ? (
          <span key={type} className="dec">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  )
}
