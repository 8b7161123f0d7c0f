import { describe, expect, it } from 'vitest'
import { picturesOfFinish } from './pictures-of-finish'

const black = { src: '/corner-black-clear-studio.webp', variant: { color: '5511' } }
const brass = { src: '/corner-brass-clear-studio.webp', variant: { color: '5513' } }
const blackRoom = { src: '/corner-black-clear-room.webp' }
const brassRoom = { src: '/corner-brass-clear-room.webp' }
const detail = { src: '/hinge.webp' }

describe('picturesOfFinish', () => {
  it('leaves out the pictures of other finishes, also those of rooms', () => {
    expect(picturesOfFinish([black, blackRoom, brass, brassRoom, detail], { color: '5513' })).toEqual([
      brass,
      brassRoom,
      detail,
    ])
  })

  it('shows all pictures if none would be left', () => {
    expect(picturesOfFinish([black], { color: '5512' })).toEqual([black])
  })
})
