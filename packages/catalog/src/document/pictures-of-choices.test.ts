import { describe, expect, it } from 'vitest'
import { picturesOfChoices } from './pictures-of-choices'

const black = { src: '/corner-black-clear-studio.webp', variant: { color: '5511', size: '6101' } }
const brass = { src: '/corner-brass-clear-studio.webp', variant: { color: '5513', size: '6101' } }
const blackRoom = { src: '/corner-black-clear-room.webp' }
const brassRoom = { src: '/corner-brass-clear-room.webp' }
const detail = { src: '/hinge.webp' }

describe('picturesOfChoices', () => {
  it('leaves out the pictures of other finishes, also those of rooms', () => {
    expect(picturesOfChoices([black, blackRoom, brass, brassRoom, detail], { color: '5513', size: '6102' })).toEqual([
      brass,
      brassRoom,
      detail,
    ])
  })

  it('shows all pictures if none would be left', () => {
    expect(picturesOfChoices([black], { color: '5512' })).toEqual([black])
  })

  const clear = { src: '/a.webp', shows: { color: '5511', glass: 'clear', hinge_side: 'left' } }
  const grey = { src: '/b.webp', shows: { color: '5511', glass: 'grey', hinge_side: 'left' } }

  it('shows the chosen glass, not another one', () => {
    const chosen = { color: '5511', hinge_side: 'left' }
    expect(picturesOfChoices([clear, grey, detail], { ...chosen, glass: 'grey' })).toEqual([grey, detail])
    expect(picturesOfChoices([clear, grey, detail], { ...chosen, glass: 'clear' })).toEqual([clear, detail])
  })

  it('keeps the finish where no picture shows the chosen glass', () => {
    expect(picturesOfChoices([clear, brass], { color: '5511', glass: 'bronze' })).toEqual([clear])
  })

  it('shows a film with every choice, but never alone', () => {
    const film = { src: '/film.webp', video: { url: '/films/corner.webm' } }
    expect(picturesOfChoices([clear, grey, film], { color: '5511', glass: 'grey' })).toEqual([grey, film])
    expect(picturesOfChoices([clear, film], { color: '5512' })).toEqual([clear, film])
  })

  it('mirrors a picture whose hinges are on the other side', () => {
    const right = { color: '5511', glass: 'grey', hinge_side: 'right' }
    expect(picturesOfChoices([clear, grey, detail], right)).toEqual([{ ...grey, isMirrored: true }, detail])
  })
})
