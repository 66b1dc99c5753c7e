import { describe, expect, it } from 'vitest'
import type { Reference } from '../reference.ts'
import { numberedPages, pageCited, pagesInFile } from './cited-page.ts'
import { findPassage } from './find-passage.ts'
import { matchSources } from './match-source.ts'
import { sameWords } from './same-words.ts'
import type { Source } from './source.ts'

/** One page for each list of sentences. */
const sourceOf = (id: string, pages: string[][], more: Partial<Source> = {}): Source => ({
  id,
  name: `${id}.pdf`,
  title: '',
  pages: pages.map((_, at) => ({ number: at + 1 })),
  sentences: pages.flatMap((texts, page) =>
    texts.map((text, at) => ({ id: `${id} ${page + 1}.${at + 1}`, page: page + 1, text })),
  ),
  ...more,
})

describe('the page of a citation', () => {
  it.each<[string, [number, number] | null]>([
    ['(Banda, 2019, p. 14)', [14, 14]],
    ['(Banda & Phiri, 2019, pp. 14–16)', [14, 16]],
    ['(Banda 2019: 114–6)', [114, 116]],
    ['(Banda, 2019)', null],
    ['(Banda, 2019, 2020)', null],
  ])('%s', (text, pages) => {
    expect(pageCited(text, text, text.length)).toEqual(pages && { from: pages[0], to: pages[1] })
  })

  it('may stand behind the words it is about, but not behind another citation', () => {
    const sentence = 'Banda (2019) calls it “a slow year for goats” (p. 14).'
    expect(pageCited('Banda (2019)', sentence, 12)).toEqual({ from: 14, to: 14 })
    const two = 'Banda (2019) says little of it (Phiri, 2020) and less (p. 14).'
    expect(pageCited('Banda (2019)', two, 12)).toBeNull()
  })

  it('is read beside a number too', () => {
    expect(numberedPages('Goats eat what is left [12, p. 14] and more [3].')).toEqual([
      { number: 12, pages: { from: 14, to: 14 }, text: '[12, p. 14]' },
    ])
  })

  it('is the printed one, or counted from the first page of an article, or else the count of the file', () => {
    const file = sourceOf('a', [[], [], [], []])
    const printed = { ...file, pages: file.pages.map((page) => ({ ...page, label: `${page.number + 44}` })) }
    expect(pagesInFile(printed, { from: 47, to: 47 })).toEqual({ pages: [3], isSure: true })
    expect(pagesInFile(file, { from: 47, to: 47 }, '45–47')).toEqual({ pages: [4], isSure: true })
    expect(pagesInFile(file, { from: 46, to: 46 }, '45–48')).toEqual({ pages: [2], isSure: true })
    expect(pagesInFile(file, { from: 2, to: 2 })).toEqual({ pages: [2], isSure: false })
    expect(pagesInFile(file, { from: 47, to: 47 })).toBeNull()
  })
})

const GOATS: Reference = {
  id: 'r1',
  type: 'article-journal',
  title: 'Goats and grass in dry years',
  author: [{ family: 'Banda', given: 'T.' }],
  issued: { 'date-parts': [[2019]] },
}
const WELLS: Reference = { ...GOATS, id: 'r2', title: 'Wells of the valley and their keepers' }

describe('the entry that a file is', () => {
  it('is known by the title on its first pages, and not by one in its list of references', () => {
    const goats = sourceOf('x1', [
      ['Goats and Grass in', 'Dry Years', 'T. Banda'],
      ['More.'],
      ['Wells of the valley and their keepers'],
    ])
    expect(matchSources([goats], [GOATS, WELLS]).get('x1')?.id).toBe('r1')
  })

  it('is known by author and year in the name of the file, if they are of one work only', () => {
    const named = sourceOf('x1', [['Introduction', 'Banda', 'Herders move.']], { name: 'Banda 2019.pdf' })
    expect(matchSources([named], [GOATS]).get('x1')?.id).toBe('r1')
    expect(matchSources([named], [GOATS, WELLS]).get('x1')).toBeUndefined()
    expect(matchSources([sourceOf('x2', [['Something else']])], [GOATS]).size).toBe(0)
  })
})

describe('the passage of a source', () => {
  const source = sourceOf('s', [
    ['Herding is old in the valley.', 'Most families own a few animals.'],
    [
      'Milk yields fell by a third in the second dry year.',
      'Herders sold their weakest goats before the rains ended.',
    ],
    ['Markets are two days away on foot.', 'Prices are set by traders from the town.'],
  ])
  const at = (own: string, page: number) => findPassage(own, source, { from: page, to: page })

  it('stands on the page that is cited, in words of one’s own or quoted', () => {
    expect(at('Herders sell weak goats before the end of the rains (Banda, 2019, p. 2).', 2)).toMatchObject({
      outcome: 'there',
      sentence: { text: 'Herders sold their weakest goats before the rains ended.' },
    })
    expect(at('As Banda (2019) has it, “Prices are set by traders” (p. 3).', 3).outcome).toBe('quoted')
  })

  it('stands elsewhere: said only where the file prints the numbers of its pages', () => {
    const own = 'Prices are set by traders who come from the town (Banda, 2019, p. 2).'
    expect(at(own, 2)).toMatchObject({ outcome: 'there', sentence: { page: 3 } })
    const printed = { ...source, pages: source.pages.map(({ number }) => ({ number, label: `${number}` })) }
    expect(findPassage(own, printed, { from: 2, to: 2 })).toMatchObject({
      outcome: 'elsewhere',
      sentence: { page: 3 },
    })
  })

  it('is not found, or there is no such page', () => {
    expect(at('Rainfall in the capital doubled within ten years (Banda, 2019, p. 1).', 1)).toEqual({
      outcome: 'far',
      sentence: null,
    })
    expect(at('Rainfall in the capital doubled (Banda, 2019, p. 300).', 300).outcome).toBe('no-page')
  })
})

describe('the same words as one’s own source', () => {
  const source = sourceOf('s', [
    ['Herders sold their weakest goats long before the short rains of that year had ended (Zulu, 2011).'],
  ])
  const own = (...texts: string[]) => texts.map((text, at) => ({ id: `w${at}`, block: 'b', text }))
  const TAKEN =
    'Herders sold their weakest goats long before the short rains of that year had ended (Banda, 2019).'

  it('are found without quotation marks, whatever work is cited behind them', () => {
    expect(sameWords(own('It was a dry year.', TAKEN), [source])).toEqual([
      { sentence: 'w1', source: 's', from: 's 1.1', page: 1 },
    ])
  })

  it('are not held against anybody between quotation marks, even over the end of a sentence', () => {
    expect(sameWords(own(`“${TAKEN}”`), [source])).toEqual([])
    expect(sameWords(own(`Banda writes: “It was dry.`, `${TAKEN}”`), [source])).toEqual([])
  })

  it('are more than a term and a few words round it', () => {
    expect(
      sameWords(
        own('Where herders sold their weakest goats long before the harvest, prices in town fell by half.'),
        [source],
      ),
    ).toEqual([])
  })

  it('are looked for in a paragraph as a whole, and end with it', () => {
    const [first, second] = [
      'Herders sold their weakest goats long',
      'before the short rains of that year had ended.',
    ]
    expect(
      sameWords(
        [
          { id: 'a', block: 'b1', text: first! },
          { id: 'b', block: 'b2', text: second! },
        ],
        [source],
      ),
    ).toEqual([])
  })
})
