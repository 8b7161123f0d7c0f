import { useEffect, useEffectEvent, useState } from 'react'
import { SizeField, type SizeFieldProps } from '../../ui/size-field'

interface MeasureFieldProps extends Omit<SizeFieldProps, 'onKeyDown'> {
  readonly value: string
  readonly onText: (text: string) => void
}

/**
 * A length of the piece. A digit shows in the next frame, and the shop learns of it after that frame, because prices
 * and the drawing take a slow phone several. It learns at once when the field is left or its form is sent.
 */
export function MeasureField({ value, onText, onBlur, ...field }: MeasureFieldProps) {
  /** What the shop has not learned yet. */
  const [ahead, setAhead] = useState<string>()
  const tell = () => {
    if (ahead === undefined) return
    setAhead(undefined)
    onText(ahead)
  }
  const tellLater = useEffectEvent(tell)
  useEffect(() => {
    if (ahead === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(tellLater)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [ahead])
  return (
    <SizeField
      {...field}
      value={ahead ?? value}
      onText={setAhead}
      onKeyDown={({ key }) => key === 'Enter' && tell()}
      onBlur={(event) => {
        tell()
        onBlur?.(event)
      }}
    />
  )
}
