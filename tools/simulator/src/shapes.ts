/** Who takes part: devices with their tabs. */
export interface Shape {
  readonly name: string
  readonly weight: number
  readonly devices: readonly (readonly string[])[]
}

export const SHAPES: readonly Shape[] = [
  { name: 'one tab', weight: 1, devices: [['tab 1']] },
  { name: 'two tabs', weight: 1, devices: [['tab 1', 'tab 2']] },
]
