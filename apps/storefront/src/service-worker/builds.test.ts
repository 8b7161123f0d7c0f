import { describe, expect, it } from 'vitest'
import { SHELL_PATH } from '../shell-path'
import { type Build, buildsOn, dropOldBuilds, keepBuild, renewShell, shellOf } from './builds'
import { fakeDevice, page } from './testing/fake-device'

const files = ['/assets/a.js', '/assets/b.js']
const texts = { fi: ['/assets/fi.js'] }
const one: Build = { version: 'one', files, texts }

/** A shop of one build whose files are all there. */
const serving = (version: string) => (path: string) =>
  path === SHELL_PATH ? page(version, 'The shell') : new Response(path)

describe('a build on the device', () => {
  it('is all of its files and its shell', async () => {
    const device = fakeDevice(serving('one'))
    await keepBuild(one, device)
    expect([...device.fakeCaches.all.get('chunks-one')!.entries.keys()]).toEqual([...files, SHELL_PATH])
  })

  it.each([
    [
      'a file is missing',
      (path: string) => (path === files[1] ? new Response('', { status: 404 }) : serving('one')(path)),
    ],
    ['the shell is of another build', (path: string) => serving(path === SHELL_PATH ? 'two' : 'one')(path)],
    ['the network goes', (path: string) => (path === SHELL_PATH ? undefined : serving('one')(path))],
  ])('is not there at all when %s', async (_, answers) => {
    const device = fakeDevice(answers)
    await expect(keepBuild(one, device)).rejects.toThrow()
    expect(await buildsOn(device.caches)).toEqual([])
  })

  it('that is there is not fetched again, e.g. when a later one was taken back', async () => {
    const device = fakeDevice(serving('one'))
    await keepBuild(one, device)
    const { length } = device.asked
    await keepBuild(one, device)
    expect(device.asked).toHaveLength(length)
  })

  it('goes with its pages once two others have come since, pictures stay', async () => {
    const { caches } = fakeDevice(() => undefined)
    for (const name of [
      'chunks-one',
      'pages-one',
      'chunks-two',
      'pages-two',
      'pictures',
      'chunks-three',
      'chunks-four',
      'pages-gone',
    ])
      await caches.open(name)
    await dropOldBuilds('four', caches)
    expect(await caches.keys()).toEqual(['chunks-two', 'pages-two', 'pictures', 'chunks-three', 'chunks-four'])
  })

  it('that runs again after a later one was taken back keeps its files', async () => {
    const { caches } = fakeDevice(() => undefined)
    for (const name of ['chunks-one', 'chunks-two', 'chunks-three', 'chunks-four']) await caches.open(name)
    await dropOldBuilds('one', caches)
    expect(await caches.keys()).toEqual(['chunks-one', 'chunks-three', 'chunks-four'])
  })

  it('gets the texts of a language with the shell of its store view', async () => {
    const device = fakeDevice((path) =>
      path.endsWith('.html')
        ? page('one', `<html lang="${path === '/fi/shell.html' ? 'fi-FI' : 'sv-SE'}">`)
        : new Response(path),
    )
    await keepBuild(one, device)
    const kept = () => [...device.fakeCaches.all.get('chunks-one')!.entries.keys()]
    expect(kept()).toEqual([...files, SHELL_PATH])
    await renewShell(one, device, 0, '/fi/shell.html')
    expect(kept()).toEqual([...files, SHELL_PATH, '/assets/fi.js', '/fi/shell.html'])
  })

  it('gets a new shell each day', async () => {
    const shells = [
      page('one', 'Monday', { date: 'Mon, 02 Nov 2026 08:00:00 GMT' }),
      page('one', 'Tuesday', { date: 'Tue, 03 Nov 2026 09:00:00 GMT' }),
    ]
    const device = fakeDevice((path) => (path === SHELL_PATH ? shells.shift() : new Response(path)))
    await keepBuild(one, device)
    const shellAt = async (time: string) => {
      await renewShell(one, device, Date.parse(time))
      return (await shellOf('one', device.caches))?.text()
    }
    expect(await shellAt('2026-11-02T20:00:00Z')).toBe('Monday')
    expect(await shellAt('2026-11-03T09:00:00Z')).toBe('Tuesday')
  })
})
