import { useMessage, usePicture, type ShownPicture } from '@vitrin/theme-kit'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

export interface ViewerProps {
  readonly pictures: readonly ShownPicture[]
  readonly name: string
  readonly start: number
  readonly onClose: () => void
}

const STEP = 1.5
const MOST = 6

/** One picture after another, as large as the shopper wants. The browser scrolls what does not fit. */
export default function Viewer({ pictures, name, start, onClose }: ViewerProps) {
  const t = useMessage()
  const picture = usePicture()
  const [index, setIndex] = useState(start)
  const [scale, setScale] = useState(1)
  const { src = '', label, isMirrored } = pictures[index] ?? {}
  const show = (next: number) => {
    if (!pictures[next]) return
    setScale(1)
    setIndex(next)
  }
  const zoom = (factor: number) => setScale((before) => Math.min(MOST, Math.max(1, before * factor)))
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => setScale(1),
    ...(scale === 1 && { ArrowLeft: () => show(index - 1), ArrowRight: () => show(index + 1) }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const options =
    scale > 1
      ? ({ widths: [3000], ratio: 3720 / 3000 } as const)
      : ({ widths: [600, 900, 1200], ratio: 1488 / 1200 } as const)
  return (
    <Dialog title={t('product.pictures')} shape="page" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside, too */}
      <div onKeyDown={onKeyDown}>
        <div className="row">
          {pictures.length > 1 && (
            <>
              <Button aria-label={t('gallery.previous')} aria-disabled={index === 0} onClick={() => show(index - 1)}>
                ←
              </Button>
              <output>{t('gallery.position', { number: index + 1, count: pictures.length })}</output>
              <Button
                aria-label={t('gallery.next')}
                aria-disabled={index === pictures.length - 1}
                onClick={() => show(index + 1)}
              >
                →
              </Button>
            </>
          )}
          <Button aria-label={t('gallery.reduce')} aria-disabled={scale <= 1} onClick={() => zoom(1 / STEP)}>
            −
          </Button>
          <output>{t('gallery.scale', { percent: Math.round(scale * 100) })}</output>
          <Button aria-label={t('gallery.enlarge')} aria-disabled={scale >= MOST} onClick={() => zoom(STEP)}>
            +
          </Button>
        </div>
        <section
          className="stage"
          aria-label={t('gallery.position', { number: index + 1, count: pictures.length })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
          tabIndex={0}
        >
          <img
            key={src}
            {...picture(src, options)}
            sizes="100vw"
            className={isMirrored ? 'mirrored' : undefined}
            alt={label ?? t('product.pictureAlt', { name, number: index + 1 })}
            style={{ width: `${scale * 100}%` }}
          />
        </section>
      </div>
    </Dialog>
  )
}
