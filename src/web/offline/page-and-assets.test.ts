import { beforeEach, describe, expect, it } from 'vitest'
import { fakeDevice } from './device.fake.ts'
import { pageAndAssets } from './page-and-assets.ts'

let world: ReturnType<typeof fakeDevice>
let files: ReturnType<typeof pageAndAssets>
let waitIsOver = () => {}
beforeEach(() => {
  world = fakeDevice()
  files = pageAndAssets(
    world.device,
    () =>
      new Promise((done) => {
        waitIsOver = done
      }),
  )
})

const html =
  (text: string, headers = {}) =>
  () =>
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
async function open(path: string) {
  const page = await files.page(world.request(path), world.goOn)
  await world.settled()
  return page.text()
}
async function load(path: string) {
  const answer = await files.asset(world.request(path), world.goOn)
  await world.settled()
  return answer.text()
}

describe('the page', () => {
  it('is the newest where there is a line, and the kept one for every screen where there is none', async () => {
    world.answers('/purchases', html('first version'))
    expect(await open('/purchases')).toBe('first version')
    world.answers('/purchases', html('second version'))
    expect(await open('/purchases')).toBe('second version')
    world.goesOffline()
    expect(await open('/research/decoder')).toBe('second version')
  })

  it('is the kept one where the line says nothing, and the new one is there for the next visit', async () => {
    world.answers('/purchases', html('first version'))
    await open('/purchases')
    let arrives = (_: Response) => {}
    world.answers(
      '/purchases',
      () =>
        new Promise((done) => {
          arrives = done
        }),
    )
    const opened = files.page(world.request('/purchases'), world.goOn)
    await new Promise((turn) => setTimeout(turn))
    waitIsOver()
    expect(await (await opened).text()).toBe('first version')
    arrives(html('second version')())
    await world.settled()
    world.goesOffline()
    expect(await open('/purchases')).toBe('second version')
  })

  it('is not there before anybody was', async () => {
    world.goesOffline()
    await expect(open('/purchases')).rejects.toThrow('Failed to fetch')
  })

  it('is never a fault, a file, or the page of another address', async () => {
    const away = new Response('away', { status: 503, headers: { 'content-type': 'text/html' } })
    world.answers('/purchases', () => away)
    world.answers('/robots.txt', () => new Response('robots'))
    const landing = Object.defineProperty(html('landing')(), 'redirected', { value: true })
    world.answers('/research/decoder', () => landing)
    for (const path of ['/purchases', '/robots.txt', '/research/decoder']) await open(path)
    expect(world.kept()).toEqual([])
  })
})

describe('an asset', () => {
  it('is loaded once, and a missing one is not kept', async () => {
    let loaded = 0
    world.answers('/assets/app-1.js', () => {
      loaded += 1
      return new Response('code')
    })
    world.answers('/assets/gone-1.js', () => new Response('{}', { status: 404 }))
    for (const _ of ['first', 'second']) expect(await load('/assets/app-1.js')).toBe('code')
    await load('/assets/gone-1.js')
    expect([loaded, world.kept()]).toEqual([1, ['/assets/app-1.js']])
  })

  it('of an old version goes a month later, with a new one', async () => {
    const long = new Date(Date.now() - 31 * 86_400_000).toUTCString()
    world.answers('/assets/old-1.js', () => new Response('old', { headers: { date: long } }))
    world.answers(
      '/assets/new-1.js',
      () => new Response('new', { headers: { date: new Date().toUTCString() } }),
    )
    world.answers('/purchases', html('first version'))
    await open('/purchases')
    await load('/assets/old-1.js')
    await load('/assets/new-1.js')
    await open('/purchases')
    expect(world.kept()).toContain('/assets/old-1.js')
    world.answers('/purchases', html('second version'))
    await open('/purchases')
    expect(world.kept().filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/new-1.js'])
  })
})
