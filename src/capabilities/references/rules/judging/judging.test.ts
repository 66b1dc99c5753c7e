/** Lists held against a style without a processor: a writer that knows one line by heart is enough. */
import { describe, expect, it } from 'vitest'
import type { Reference } from '../reference.ts'
import type { Run } from '../styles.ts'
import { claimedStyle } from './claimed-style.ts'
import { differencesOf, isSame } from './differences.ts'
import { judgeList, type ListWriter, readList } from './judge-list.ts'
import { listNotes } from './list-notes.ts'
import { asSentence, smallWordsOf } from './title-capitals.ts'
import { withLibrary } from './with-library.ts'

const writes =
  (...lines: string[]): ListWriter =>
  async (items) => ({
    entries: items.map(({ id }, at): { id: string; runs: Run[] } => ({
      id,
      runs: [{ text: lines[at] ?? '' }],
    })),
    citations: new Map(),
  })

describe('an entry', () => {
  it('is the same whatever the dashes, quotation marks and the last stop', () => {
    expect(
      isSame(
        'Banda, T. (2019). “Goats”. Herding, 12, 45-67',
        'Banda, T. (2019). "Goats". Herding, 12, 45–67.',
      ),
    ).toBe(true)
  })

  it('differs in what a reader would name', () => {
    const says = differencesOf(
      'Banda, T.M. and Phiri, C. (2019) ‘Goats and grass in dry years’, Journal of Rural Studies, 12(3), pp. 45–67.',
      'Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. Journal of Rural Studies, 12(3), 45–67.',
    ).map((one) => one.says)
    expect(says).toEqual([
      'The authors: ‘Banda, T.M. and Phiri, C.’ is written ‘Banda, T. M., & Phiri, C.’.',
      'The title stands without quotation marks.',
      'The pages: ‘pp. 45-67’ is written ‘45-67’.',
    ])
  })

  it('whose words would be lost is not offered a line as the right one', async () => {
    const read = readList([
      'Banda, T. (2019). Goats and grass in dry years. With a long appendix on camels donkeys and mules. Herding, 12, 45–67.',
    ])
    const [judged] = await judgeList(read, 'apa', writes('Banda, T. (2019). Goats. Herding, 12, 45–67.'))
    expect(['doubtful', 'differs']).toContain(judged!.outcome)
    const lost = await judgeList(
      readList(['Notes on camels donkeys mules horses sheep and oxen of the plain']),
      'apa',
      writes('A line (n.d.).'),
    )
    expect(lost[0]!.outcome).not.toBe('same')
  })

  it('keeps its own letter: the citations in the text rest on it', async () => {
    const [judged] = await judgeList(
      readList(['Banda, T. (2019b) Grass. Lusaka: UNZA Press.']),
      'apa',
      writes('Banda, T. (2019). Grass. UNZA Press.'),
    )
    expect(judged!.right[0]!.text).toBe('Banda, T. (2019b). Grass. UNZA Press.')
  })

  it('of a judgment or an interview is left as it is, with why', async () => {
    const judged = await judgeList(
      readList([
        'Attorney General v Mwila [1999] ZMSC 12.',
        'Moonga, H. (2020, May 4). Interview. Personal communication.',
      ]),
      'apa',
      writes('x', 'y'),
    )
    expect(judged.map(({ outcome }) => outcome)).toEqual(['left', 'left'])
    expect(judged.every(({ note }) => note.length > 20)).toBe(true)
  })

  it('says what is missing, and makes nothing up', async () => {
    const [judged] = await judgeList(
      readList(['Banda, T. Goats and grass. Journal of Rural Studies.']),
      'apa',
      writes('Banda, T. (n.d.). Goats and grass. Journal of Rural Studies.'),
    )
    expect(judged!.note).toContain('The entry does not say the year, the volume and the pages.')
  })
})

describe('a list', () => {
  it('uses a number twice, or leaves one out', () => {
    const read = readList([
      '1. Banda T. Goats. Lusaka: UNZA Press; 2019.',
      '1. Phiri C. Grass. Lusaka: UNZA Press; 2018.',
      '3. Zulu A. Wells. Lusaka: UNZA Press; 2017.',
    ])
    expect(listNotes(read)).toEqual([
      'The number 1 is used for more than one work.',
      'No entry has the number 2.',
    ])
  })

  it('has two works of one author and year that cannot be told apart', () => {
    const read = readList(['Banda, T. (2019). Goats. UNZA Press.', 'Banda, T. (2019). Grass. UNZA Press.'])
    expect(listNotes(read)[0]).toContain(
      '2 works by Banda have the year 2019: letters tell them apart (2019a, 2019b)',
    )
    expect(
      listNotes(readList(['Banda, T. (2019a). Goats. UNZA Press.', 'Banda, T. (2019b). Grass. UNZA Press.'])),
    ).toEqual([])
  })

  it('follows the style that the work names, or the one it comes closest to', () => {
    const apa = [
      'Banda, T. M., & Phiri, C. (2019). Goats. Herding, 12(3), 45–67.',
      'Zulu, A. (2014). Wells. UNZA Press.',
    ]
    expect(claimedStyle(['References follow the Harvard referencing style.'], apa)).toMatchObject({
      style: 'harvard',
      because: 'named',
    })
    expect(claimedStyle(['I thank Harvard University for its style of teaching.'], apa)).toMatchObject({
      style: 'apa',
      because: 'closest',
    })
    expect(claimedStyle([], [])).toBeNull()
  })

  it('is filled in from a library, and says so', () => {
    const library: Reference[] = [
      {
        id: 'x',
        type: 'article-journal',
        author: [
          { family: 'Banda', given: 'T.' },
          { family: 'Phiri', given: 'C.' },
          { family: 'Zulu', given: 'A.' },
        ],
        title: 'Goats and grass in dry years',
        issued: { 'date-parts': [[2019]] },
        'container-title': 'Journal of Rural Studies',
        volume: '12',
        page: '45-67',
      },
    ]
    const [read, other] = withLibrary(
      readList([
        'Banda, T., et al. (2019). Goats and grass in dry years. Journal of Rural Studies.',
        'Tembo, G. (2012). Markets far away. Zed Books.',
      ]),
      library,
    )
    expect(read!.item).toMatchObject({ volume: '12', page: '45-67', author: { length: 3 } })
    expect(read!.fromLibrary).toBe('Filled in from your library: authors, volume and pages.')
    expect(other!.fromLibrary).toBeUndefined()
  })
})

describe('a title with a capital on every word', () => {
  it('becomes a sentence, names apart', () => {
    expect(asSentence('The Role of Teacher Motivation in Rural Schools of Zambia: A Case Study')).toBe(
      'The role of teacher motivation in rural schools of Zambia: A case study',
    )
    expect(asSentence('Goats and grass in Zambia')).toBe('Goats and grass in Zambia')
  })

  it('is made small by the words that the work itself writes small', () => {
    const isSmall = smallWordsOf(['The herders kept donkeys in kraals near Kasama.'])
    expect(asSentence('Herders and Donkeys of the Kraals in Kasama District', isSmall)).toBe(
      'Herders and donkeys of the kraals in Kasama District',
    )
  })

  it('stays as it is where too many words may be names', () => {
    const title = 'Mwinilunga Ikelenge Zambezi Chavuma'
    expect(asSentence(title)).toBe(title)
  })
})
