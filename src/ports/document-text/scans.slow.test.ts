/** Real pages through the real recogniser: few, because each takes seconds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import { flow } from '../../../tests/fixtures/make/flow.ts'
import { fixtureFolder } from '../../../tests/fixtures/make/in-folder.ts'
import { makePdf } from '../../../tests/fixtures/make/pdf-file.ts'
import { handwritten, picturesOf, scanned } from '../../../tests/fixtures/make/scanned.ts'
import { readDocumentsInChildren } from './document-text.children.ts'
import type { ReadingProgress } from './document-text.ts'
import type { RecognisedPage } from './scan/recognised-page.ts'

const files = fixtureFolder()
const reader = readDocumentsInChildren({
  // A low-priority process may wait for minutes where another program keeps the machine busy.
  limits: { givesWay: false },
  problemOf: (code: DocumentProblemCode) => ({ code, message: `A sentence about ${code}.` }),
})
afterAll(async () => {
  await reader.close()
  files.remove()
})

const WELLS =
  'The wells were measured in each of the villages. Most households walked less than before, and 148 of them had water.'
const SOIL =
  'The soil was measured after the rain had ended. Every farmer described the cost of transport, and 37 of them had sold maize.'

/** Text pages between two pictures: one upright, one upside down. */
async function mixed(pagesOfText = 1): Promise<Buffer> {
  const printed = makePdf({
    pages: flow(
      [
        { kind: 'heading', text: '1 Water', size: 16 },
        { kind: 'paragraph', text: WELLS },
        { kind: 'page' },
        { kind: 'heading', text: '2 Soil', size: 16 },
        { kind: 'paragraph', text: SOIL },
      ],
      { columns: 1, running: '' },
    ),
  })
  const [upright, onItsHead] = await picturesOf(printed, [1, 2], (page) => (page === 2 ? { turn: 180 } : {}))
  const text = {
    texts: [{ x: 60, y: 700, size: 12, text: 'This page between them is text, and was never a picture.' }],
  }
  const between = Array.from({ length: pagesOfText }, () => text)
  return makePdf({
    pages: [{ texts: [], picture: upright! }, ...between, { texts: [], picture: onItsHead! }],
  })
}

it('tells what can be read already before it recognises a few scanned pages, and nothing of a whole scan', async () => {
  const few = await mixed(7)
  const told: string[] = []
  const read = await reader.readDocument({
    path: files.write('few.pdf', few),
    fileName: 'few.pdf',
    onBeginning: async ({ sentences }) => void told.push(sentences.map(({ text }) => text).join(' ')),
    onProgress: ({ scanned }) => void (scanned?.done && told.push('recognised')),
  })
  expect(told[0]).toContain('was never a picture')
  expect(told[0]).not.toContain('wells')
  expect(told.slice(1)).toContain('recognised')
  expect(read.ok && read.value.sentences.some(({ text }) => text.includes('wells'))).toBe(true)
  const beginnings: unknown[] = []
  await reader.readDocument({
    path: files.write('most.pdf', await mixed()),
    fileName: 'most.pdf',
    onBeginning: async (model) => void beginnings.push(model),
  })
  expect(beginnings).toEqual([])
})

describe('a document with pages that are pictures', () => {
  let path = ''
  let model: DocumentModel
  const seen: ReadingProgress[] = []
  const kept: RecognisedPage[] = []
  let settled = { worded: 0, seconds: 0 }

  beforeAll(async () => {
    path = files.write('mixed.pdf', await mixed())
    const read = await reader.readDocument({
      path,
      fileName: 'mixed.pdf',
      onProgress: (progress) => seen.push(progress),
      recognition: {
        kept: async () => [],
        keep: async (page) => void kept.push(page),
        allow: async (pages) => ({
          pages,
          settle: async (worded, seconds) => {
            // Twice where a process had grown and was renewed between the two pages.
            settled = { worded: settled.worded + worded, seconds: settled.seconds + seconds }
          },
        }),
      },
    })
    if (!read.ok) throw new Error(read.problem.code)
    model = read.value
  })

  it('tells how many of its pages held words, and how long a process read them', () => {
    expect(settled.worded).toBe(2)
    expect(settled.seconds).toBeGreaterThan(0.5)
  })

  it('is read whole, in the order of its pages', () => {
    const text = model.blocks.map((block) => block.text).join('\n')
    expect(text).toContain(WELLS)
    expect(text).toContain('never a picture')
    expect(text).toContain(SOIL)
    expect(text.indexOf('wells')).toBeLessThan(text.indexOf('between them'))
    expect(text.indexOf('between them')).toBeLessThan(text.indexOf('soil'))
  })

  it('says which pages were recognised, and marks their sentences and no other', () => {
    expect(model.notes[0]).toBe(
      'Pages 1 and 3 are pictures. Their words were recognised in them and may hold mistakes; what is quoted from them is marked.',
    )
    const marked = new Set(model.sentences.filter(({ recognised }) => recognised).map(({ page }) => page))
    expect([...marked]).toEqual([1, 3])
    expect(
      model.sentences.find(({ text }) => text.startsWith('The wells'))!.recognised!.sure,
    ).toBeGreaterThan(80)
  })

  it('shows each sentence where it stands on the picture, also on one that lies on its head', () => {
    const boxOf = (start: string) => model.sentences.find(({ text }) => text.startsWith(start))!.boxes![0]!
    expect(boxOf('The wells').top).toBeLessThan(0.3)
    expect(boxOf('The soil').top).toBeGreaterThan(0.7)
    expect(boxOf('The wells').left).toBeLessThan(0.2)
    expect(boxOf('The soil').left + boxOf('The soil').width).toBeGreaterThan(0.8)
  })

  it('tells how far it is, page by page, and never goes back', () => {
    const scanned = seen.flatMap((progress) => progress.scanned ?? [])
    expect(scanned).toEqual([
      { done: 0, of: 2 },
      { done: 1, of: 2 },
      { done: 2, of: 2 },
    ])
    const percents = seen.map(({ percent }) => percent)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  })

  it('is not recognised again where its pages are kept, and the rest is told where there may be no more', async () => {
    const again = await reader.readDocument({
      path,
      fileName: 'mixed.pdf',
      recognition: {
        kept: async () => kept.slice(0, 1),
        keep: () => Promise.reject(new Error('recognised again')),
        allow: async () => ({ pages: 0, settle: async () => {} }),
      },
    })
    if (!again.ok) throw new Error(again.problem.code)
    const text = again.value.blocks.map((block) => block.text).join('\n')
    expect(text).toContain(WELLS)
    expect(text).not.toContain('soil')
    expect(again.value.notes[1]).toMatch(/^Page 3 is a picture and was not read: that is more/)
  })

  it('leaves nothing running when it is cancelled', async () => {
    const breaking = new AbortController()
    const read = await reader.readDocument({
      path,
      fileName: 'mixed.pdf',
      signal: breaking.signal,
      onProgress: ({ stage }) => stage === 'recognising' && breaking.abort(),
    })
    expect(read).toMatchObject({ ok: false, problem: { code: 'cancelled' } })
  })
})

describe('a scan that cannot be read', () => {
  const FRENCH =
    'Les puits du village ont été mesurés après la saison des pluies. La plupart des ménages marchaient moins longtemps que les années précédentes, et les écoles étaient ouvertes pendant toute la semaine. Nous avons demandé aux familles ce qu’elles faisaient de leur temps.'
  const french = () => {
    const pages = flow(
      [
        { kind: 'heading', text: '1 Les puits', size: 16 },
        { kind: 'paragraph', text: FRENCH },
      ],
      { columns: 1, running: '' },
    )
    return scanned(makePdf({ pages }), 'all')
  }
  const blank = () => scanned(makePdf({ pages: [{ texts: [] }] }), 'all')

  it.each([
    ['a hand', handwritten, 'scanned'],
    ['nothing at all', blank, 'scanned'],
    ['a language without data', french, 'scanned-language'],
  ])(
    'because it holds %s, is refused with its sentence, and no page of it is counted',
    async (_what, make, code) => {
      let counted = 0
      const read = await reader.readDocument({
        path: files.write(`${code}.pdf`, Buffer.from(await make())),
        fileName: 'scan.pdf',
        recognition: {
          kept: async () => [],
          keep: async () => {},
          allow: async (pages) => ({
            pages,
            settle: async (worded) => {
              counted += worded
            },
          }),
        },
      })
      expect(read).toMatchObject({ ok: false, problem: { code } })
      expect(counted).toBe(0)
    },
  )
})
