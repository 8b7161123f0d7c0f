import { usePicture, type ShownPicture } from '@vitrin/theme-kit'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { Dialog } from '../../components/dialog'
import { useText } from '../../messages/use-text'
import '../../styles/overlays.css'
import '../../styles/viewer.css'
import { classNames } from '../../ui/class-names'
import { CloseButton } from '../../ui/close-button'
import { backIcon } from '../../ui/deferred-icons'
import { Icon } from '../../ui/icon'
import { forwardIcon, minusIcon, plusIcon } from '../../ui/icons'
import { GALLERY, LARGE } from './gallery-sizes'
import { useZoom } from './use-zoom'
import { MAX_SCALE } from './zoom-view'

export interface PictureViewerProps {
  readonly pictures: readonly ShownPicture[]
  readonly name: string
  readonly start: number
  readonly onClose: () => void
}

/** The pictures of a product over the page, to look at closely. Back and Escape close it. */
export default function PictureViewer({ pictures, name, start, onClose }: PictureViewerProps) {
  const t = useText()
  const picture = usePicture()
  const { stage, picture: shown, view, enlarge, reduce, reset, onKey } = useZoom()
  const [index, setIndex] = useState(start)
  const { src, label, isMirrored } = pictures[index] ?? { src: '' }
  const { scale, x, y } = view
  const large = useLargePicture(picture(src, LARGE).src, scale > 1)
  const show = (next: number) => {
    if (!pictures[next]) return
    reset()
    setIndex(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (onKey(event)) return
    if (event.key === 'ArrowLeft') show(index - 1)
    if (event.key === 'ArrowRight') show(index + 1)
  }
  const alt = label ?? t('product.pictureAlt', { name, number: index + 1 })
  const normal = picture(src, GALLERY)
  return (
    <Dialog className="viewer" label={t('product.pictures')} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside, too */}
      <div className="viewer-frame" onKeyDown={onKeyDown}>
        <div ref={stage} className={classNames('stage', scale > 1 && 'is-enlarged')}>
          <img
            key={src}
            ref={shown}
            {...normal}
            {...(large && { src: large, srcSet: undefined })}
            sizes="100vw"
            alt={alt}
            draggable={false}
            style={{ transform: `translate(${x}px, ${y}px) scale(${isMirrored ? -scale : scale}, ${scale})` }}
          />
        </div>
        <div className="viewer-bar">
          {pictures.length > 1 && (
            <>
              <button
                type="button"
                className="icon-button"
                aria-label={t('gallery.previous')}
                aria-disabled={index === 0}
                onClick={() => show(index - 1)}
              >
                <Icon path={backIcon} />
              </button>
              <output className="num">{t('gallery.position', { number: index + 1, count: pictures.length })}</output>
              <button
                type="button"
                className="icon-button"
                aria-label={t('gallery.next')}
                aria-disabled={index === pictures.length - 1}
                onClick={() => show(index + 1)}
              >
                <Icon path={forwardIcon} />
              </button>
            </>
          )}
          <span className="spacer" />
          <button
            type="button"
            className="icon-button"
            aria-label={t('gallery.reduce')}
            aria-disabled={scale <= 1}
            onClick={reduce}
          >
            <Icon path={minusIcon} />
          </button>
          <output className="num">{t('gallery.scale', { percent: Math.round(scale * 100) })}</output>
          <button
            type="button"
            className="icon-button"
            aria-label={t('gallery.enlarge')}
            aria-disabled={scale >= MAX_SCALE}
            onClick={enlarge}
          >
            <Icon path={plusIcon} />
          </button>
          <CloseButton label={t('ui.close')} onClick={onClose} />
        </div>
      </div>
    </Dialog>
  )
}

/** The address of the large picture once it is there. It is asked for when the shopper enlarges the picture. */
function useLargePicture(address: string, isNeeded: boolean): string | undefined {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (!isNeeded || loaded === address) return
    const image = new Image()
    image.addEventListener('load', () => setLoaded(address), { once: true })
    image.src = address
  }, [address, isNeeded, loaded])
  return loaded === address ? address : undefined
}
