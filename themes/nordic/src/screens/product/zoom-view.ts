/** How a picture lies on the stage: its centre is moved by x and y, in pixels, and it is `scale` times as large. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** From the centre of the stage, in pixels. */
export interface StagePoint {
  readonly x: number
  readonly y: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 6

/** Enlarges around a point of the stage: what lies there stays there, as far as the picture still fills the stage. */
export function zoomAt(view: ZoomView, factor: number, point: StagePoint, picture: Size, stage: Size): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return within(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    picture,
    stage,
  )
}

export function moveBy(view: ZoomView, { x, y }: StagePoint, picture: Size, stage: Size): ZoomView {
  return within({ ...view, x: view.x + x, y: view.y + y }, picture, stage)
}

/** A picture that is larger than the stage leaves no empty stage; a smaller one stays in the middle. */
function within({ scale, x, y }: ZoomView, picture: Size, stage: Size): ZoomView {
  return {
    scale,
    x: clamp(x, (picture.width * scale - stage.width) / 2),
    y: clamp(y, (picture.height * scale - stage.height) / 2),
  }
}

function clamp(value: number, room: number): number {
  const most = Math.max(0, room)
  // `|| 0` turns -0 into 0.
  return Math.min(most, Math.max(-most, value)) || 0
}
