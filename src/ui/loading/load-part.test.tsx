import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import { loadPart, MissingCode } from './load-part.ts'

/** Asked for and not answered yet. */
let asked: { path: string; answer(status: number): void; lose(): void }[] = []
/** Put on, and not into the page, where no stylesheet would come. */
let worn: HTMLLinkElement[] = []
beforeEach(() => {
  asked = []
  worn = []
  standIn(
    (path) =>
      new Promise((resolve, reject) => {
        asked.push({
          path,
          answer: (status) => resolve(new Response('code', { status })),
          lose: () => reject(new TypeError('Failed to fetch')),
        })
      }),
  )
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) worn.push(link)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const paths = () => asked.map(({ path }) => path)
const allAnswered = () => {
  for (const { answer } of asked.splice(0)) answer(200)
}
const open = () => vi.fn(() => Promise.resolve('the part'))
const faultOf = (loading: Promise<unknown>) => loading.catch((fault: unknown) => fault)

it('opens a part once its files are here, which were asked for side by side, and its stylesheet is on', async () => {
  const viewer = open()
  const loading = loadPart(viewer, ['assets/viewer-1.js', 'assets/dialog-1.js', 'assets/viewer-1.css'])
  expect(paths()).toEqual(['/assets/viewer-1.js', '/assets/dialog-1.js', '/assets/viewer-1.css'])
  allAnswered()
  await vi.waitFor(() => expect(worn).toHaveLength(1))
  expect([worn[0]?.rel, worn[0]?.getAttribute('href')]).toEqual(['stylesheet', '/assets/viewer-1.css'])
  expect(viewer).not.toHaveBeenCalled()
  worn[0]?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('the part')
})

it('does not open a part of which a file is lost, and asks for that file again with the next try', async () => {
  const cards = open()
  const lost = loadPart(cards, ['assets/cards-2.js', 'assets/table-2.js'])
  const [first, second] = asked.splice(0)
  first?.answer(200)
  second?.lose()
  const fault = await faultOf(lost)
  expect(fault).toBeInstanceOf(MissingCode)
  expect(fault).toMatchObject({ isGone: false, message: 'assets/table-2.js has not come.' })
  expect(cards).not.toHaveBeenCalled()

  const again = loadPart(cards, ['assets/cards-2.js', 'assets/table-2.js'])
  expect(paths()).toEqual(['/assets/table-2.js'])
  allAnswered()
  expect(await again).toBe('the part')
})

it('tells a file that the server does not have any more from one that failed', async () => {
  for (const [status, isGone] of [
    [404, true],
    [502, false],
  ] as const) {
    const loading = loadPart(open(), ['assets/older-3.js'])
    for (const { answer } of asked.splice(0)) answer(status)
    expect(await faultOf(loading)).toMatchObject({ isGone })
  }
})

it('asks once for what two parts need, and not for what came with the page', async () => {
  document.head.innerHTML = '<script type="text/plain" src="/assets/app-4.js"></script>'
  const one = loadPart(open(), ['assets/app-4.js', 'assets/table-4.js'])
  const other = loadPart(open(), ['assets/app-4.js', 'assets/table-4.js'])
  expect(paths()).toEqual(['/assets/table-4.js'])
  allAnswered()
  expect(await Promise.all([one, other])).toEqual(['the part', 'the part'])
})

it.each(['() => import("./download-5a.js")', '()=>import(`./download-5b.js`).then(e=>e.t)'])(
  'knows the own file of a part that needs no other: %s',
  async (written) => {
    const download = Object.assign(open(), { toString: () => written })
    const loading = loadPart(download, [])
    expect(paths()).toEqual([`/assets/${/download-5\w\.js/.exec(written)}`])
    allAnswered()
    expect(await loading).toBe('the part')
  },
)
