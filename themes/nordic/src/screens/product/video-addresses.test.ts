import { describe, expect, it } from 'vitest'
import { filmAddress, playerAddress, playerName } from './video-addresses'

const players = { vimeo: 'https://player.vimeo.com/video/{id}?dnt=1' }
const vimeo = { url: 'https://player.example/123', type: 'vimeo', id: '123' }

describe('filmAddress', () => {
  it('is a file of the shop, at the origin of its pictures', () => {
    expect(filmAddress({ url: '/film/siljan.webm' }, 'https://media.example')).toBe(
      'https://media.example/film/siljan.webm',
    )
    expect(filmAddress({ url: '/film/siljan.mp4?v=2' }, '')).toBe('/film/siljan.mp4?v=2')
  })

  it('is missing for films of other sites, which the content security policy would stop', () => {
    expect(filmAddress(vimeo, '')).toBeUndefined()
    expect(filmAddress({ url: 'https://other.example/film.mp4' }, '')).toBeUndefined()
    expect(filmAddress({ url: '//other.example/film.mp4' }, '')).toBeUndefined()
  })
})

describe('playerAddress', () => {
  it('puts the film into the address of a player that the shop allows', () => {
    expect(playerAddress(vimeo, players)).toBe('https://player.vimeo.com/video/123?dnt=1')
    expect(playerAddress({ ...vimeo, id: 'a/../b' }, players)).toBe('https://player.vimeo.com/video/a%2F..%2Fb?dnt=1')
  })

  it('is missing for a player that the shop does not know, and for a film without id', () => {
    expect(playerAddress({ ...vimeo, type: 'toString' }, players)).toBeUndefined()
    expect(playerAddress({ ...vimeo, id: undefined }, players)).toBeUndefined()
    expect(playerAddress(vimeo, undefined)).toBeUndefined()
  })
})

describe('playerName', () => {
  it('is the name that shoppers know, otherwise the host', () => {
    expect(playerName(vimeo)).toBe('Vimeo')
    expect(playerName({ url: 'https://film.example/9', type: 'other' })).toBe('film.example')
  })
})
