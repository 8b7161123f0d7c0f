import { useFormats, type Ore } from '@vitrin/theme-kit'
import { classNames } from '../ui/class-names'

const CLASS: Readonly<Record<string, string>> = { decimals: 'dec', sign: 'kr' }

interface MoneyLook {
  readonly className?: string
}

/** An amount with VAT: öre of a calculation, or kronor of a document. */
export type MoneyProps = MoneyLook & ({ readonly ore: Ore } | { readonly kronor: number })

/** Writes "4 995,00kr" in parts, so that the styles can set decimals and sign closer. */
export function Money({ className, ...amount }: MoneyProps) {
  const formats = useFormats()
  const parts = 'ore' in amount ? formats.amountParts(amount.ore) : formats.priceParts(amount.kronor)
  return (
    <span className={classNames('price', className)}>
      {parts.map(({ type, text }) => {
        const part = CLASS[type]
        return part ? (
          <span key={type} className={part}>
            {text}
          </span>
        ) : (
          text
        )
      })}
    </span>
  )
}
