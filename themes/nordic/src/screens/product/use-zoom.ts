import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { moveBy, WHOLE, zoomAt, type StagePoint, type ZoomView } from './zoom-view'

/** One press of a button or a key. */
const STEP = 1.6
const ARROW_PX = 80
const DOUBLE_TAP = 2.5

type Change = (view: ZoomView) => ZoomView

export interface Zoom {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly picture: RefObject<HTMLImageElement | null>
  readonly view: ZoomView
  readonly enlarge: () => void
  readonly reduce: () => void
  readonly reset: () => void
  /** Handles the keys of an enlarged picture; false for a key that it does not know. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** Enlarges a picture by wheel, pinch, double tap, drag, buttons and keys (decision record 0066). */
export function useZoom(): Zoom {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [view, setView] = useState(WHOLE)
  const zoom = useCallback((factor: number, point: StagePoint = { x: 0, y: 0 }) => {
    setView((before) => zoomAt(before, factor, point, sizeOf(picture.current), sizeOf(stage.current)))
  }, [])
  const move = useCallback((by: StagePoint) => {
    setView((before) => moveBy(before, by, sizeOf(picture.current), sizeOf(stage.current)))
  }, [])
  const reset = useCallback(() => setView(WHOLE), [])
  useEffect(() => {
    const box = stage.current
    return box
      ? followPointers(box, { zoom, move, toggle: (at) => setView(toggled(at, box, picture.current)) })
      : undefined
  }, [zoom, move])
  const enlarge = useCallback(() => zoom(STEP), [zoom])
  const reduce = useCallback(() => zoom(1 / STEP), [zoom])
  const isEnlarged = view.scale > 1
  const keys: Readonly<Record<string, () => void>> = {
    '+': enlarge,
    '=': enlarge,
    '-': reduce,
    '0': reset,
    ...(isEnlarged && {
      ArrowLeft: () => move({ x: ARROW_PX, y: 0 }),
      ArrowRight: () => move({ x: -ARROW_PX, y: 0 }),
      ArrowUp: () => move({ x: 0, y: ARROW_PX }),
      ArrowDown: () => move({ x: 0, y: -ARROW_PX }),
    }),
  }
  const onKey = (event: KeyboardEvent): boolean => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return false
    event.preventDefault()
    act()
    return true
  }
  return { stage, picture, view, enlarge, reduce, reset, onKey }
}

function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 }
}

function toggled(at: StagePoint, stage: HTMLElement, picture: HTMLElement | null): Change {
  return (view) => (view.scale > 1 ? WHOLE : zoomAt(view, DOUBLE_TAP, at, sizeOf(picture), sizeOf(stage)))
}

interface Gestures {
  readonly zoom: (factor: number, at: StagePoint) => void
  readonly move: (by: StagePoint) => void
  readonly toggle: (at: StagePoint) => void
}

/** Returns the function that stops. The listeners are native, because React's wheel listeners cannot stop scrolling. */
function followPointers(stage: HTMLElement, { zoom, move, toggle }: Gestures): () => void {
  const down = new Map<number, StagePoint>()
  const fromCentre = ({ clientX, clientY }: MouseEvent): StagePoint => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    zoom(Math.exp(-event.deltaY / 400), fromCentre(event))
  }
  const onDown = (event: PointerEvent) => {
    stage.setPointerCapture(event.pointerId)
    down.set(event.pointerId, fromCentre(event))
  }
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = fromCentre(event)
    down.set(event.pointerId, now)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) return move({ x: now.x - before.x, y: now.y - before.y })
    move({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
    zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other))
  }
  const onUp = (event: PointerEvent) => down.delete(event.pointerId)
  const onDouble = (event: MouseEvent) => toggle(fromCentre(event))
  stage.addEventListener('wheel', onWheel, { passive: false })
  stage.addEventListener('pointerdown', onDown)
  stage.addEventListener('pointermove', onMove)
  stage.addEventListener('pointerup', onUp)
  stage.addEventListener('pointercancel', onUp)
  stage.addEventListener('dblclick', onDouble)
  return () => {
    stage.removeEventListener('wheel', onWheel)
    stage.removeEventListener('pointerdown', onDown)
    stage.removeEventListener('pointermove', onMove)
    stage.removeEventListener('pointerup', onUp)
    stage.removeEventListener('pointercancel', onUp)
    stage.removeEventListener('dblclick', onDouble)
  }
}

function distance(a: StagePoint, b: StagePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middle(a: StagePoint, b: StagePoint): StagePoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
