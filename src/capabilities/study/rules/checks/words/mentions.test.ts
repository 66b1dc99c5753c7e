import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import { labelName } from './captions.ts'
import { mentionChecks, mentionsOf } from './mentions.ts'

const caption = (text: string) => ({ kind: 'caption' as const, text })
const reading = (blocks: WrittenSection['blocks'], more: WrittenSection[] = []) =>
  readForStudy(modelOf([...more, { title: 'Results', role: 'results', blocks }]))
const look = (...args: Parameters<typeof reading>) => {
  const { captions, unmentioned, absent, gaps } = mentionsOf(reading(...args))
  return {
    captions: captions.map(labelName),
    unmentioned: unmentioned.map(labelName),
    absent: absent.map(labelName),
    gaps: gaps.map(labelName),
  }
}

describe('tables and figures in the text', () => {
  it('names every number that was left out: no passage can show what is not there', () => {
    const captions = [1, 3, 5, 7, 9, 11, 13].map((number) =>
      caption(`Table ${number}: Sales in market ${number}`),
    )
    const says = mentionChecks(reading(captions)).find(({ id }) => id === 'captions-numbered')?.says
    expect(says).toContain('Table 2, Table 4, Table 6, Table 8, Table 10, Table 12.')
  })

  it('finds a number with a colon, and in any case', () => {
    const found = look([
      caption('Figure 5.1: Sales'),
      caption('Figure 5:2 Stalls'),
      caption('Figure 5.3: Fees'),
    ])
    expect(found.gaps).toEqual([])
    expect(look(['As FIGURE 5:1 shows, sales rose.', caption('Figure 5.1: Sales')]).unmentioned).toEqual([])
    expect(look(['As Figure 1 shows, sales rose.', caption('Figure 1:2019 sales')]).unmentioned).toEqual([])
  })

  it('knows a caption that ran into the text above it, and one with a space in its number', () => {
    const found = look([
      'Table 2 shows the prices. Loans were rare. Table 2 Prices by market in two seasons',
      caption('Table 1 Sales by market'),
      caption('Table 3 Loans by market'),
      caption('Figure 3.1 Stalls'),
      caption('Figure 3. 2 Fees'),
      caption('Figure 3.3 Loans'),
    ])
    expect([found.absent, found.gaps]).toEqual([[], []])
    expect(found.captions).toContain('Figure 3.2')
  })

  it('finds a table mentioned in a plan of work too', () => {
    const model = modelOf([
      {
        title: '1.9 Work plan',
        role: 'other',
        blocks: ['The schedule in Table 1 holds.', caption('Table 1: Plan')],
      },
    ])
    model.sections[0]!.part = 'budget'
    expect(mentionsOf(readForStudy(model)).unmentioned).toEqual([])
  })

  it('finds those of the appendices, and none of another work', () => {
    const blocks = [
      caption('Table 1: Sales'),
      caption('Table 2: Prices'),
      'Sales rose (Table 1 from Appendices) and prices fell (Table 2 of Banda).',
    ]
    expect(look(blocks).unmentioned).toEqual(['Table 2'])
  })

  it('takes a share that stands behind the word for no table', () => {
    const blocks = [
      'Table 1 and Table 2 hold. From the table 45.20% agree.',
      ...[1, 2].map((number) => caption(`Table ${number}: Sales`)),
    ]
    expect(look(blocks).absent).toEqual([])
  })

  it('misses no table that is divided into others', () => {
    const numbers = ['4.1', '4.2.1', '4.2.2', '4.3']
    expect(look(numbers.map((number) => caption(`Table ${number}: Sales`))).gaps).toEqual([])
  })

  it('finds what is never mentioned, what is not there and which number was left out', () => {
    expect(
      look([
        'Table 4.1 shows age. Figure 2 and Table 4.9 show more.',
        caption('Table 4.1: Age of respondents'),
        caption('Table 4.2: Sex of respondents'),
        caption('Table 4.4 – Income'),
        caption('Fig. 1. The study area'),
      ]),
    ).toEqual({
      captions: ['Table 4.1', 'Table 4.2', 'Table 4.4', 'Figure 1'],
      unmentioned: ['Table 4.2', 'Table 4.4', 'Figure 1'],
      absent: ['Figure 2', 'Table 4.9'],
      gaps: ['Table 4.3'],
    })
  })

  it.each<[string, string[]]>([
    ['See Tables 1 and 2.', []],
    ['See Tables 1, 2 and 3.', ['Table 3']],
    ['As Tables 1–3 show.', ['Table 3']],
    ['As Tables 1 to 4 show.', ['Table 3', 'Table 4']],
    ['(Table 1a; see also table 2b)', []],
    ['Unlike Table 7 of Banda (2019), Tables 1 and 2 show it.', []],
    ['Tables 1 and 2 and Table A.1 in Appendix B.', ['Table A1']],
    ['Tables 1 and 2 show 45% of women.', []],
  ])('reads %j', (text, absent) => {
    expect(look([text, caption('Table 1: One'), caption('Table 2: Two')])).toMatchObject({
      unmentioned: [],
      absent,
    })
  })

  it('reads a caption without a mark, and one for two tables', () => {
    expect(
      look(['Table 3 Age of the respondents', 'Table 7 and 8 adjusted odds', 'Table 3 shows age.']),
    ).toMatchObject({
      captions: ['Table 3', 'Table 7', 'Table 8'],
      unmentioned: ['Table 7', 'Table 8'],
    })
  })

  it('takes a sentence that begins with a table for a mention', () => {
    expect(look([caption('Table 1: Age'), caption('Table 1 compares the groups.')])).toMatchObject({
      captions: ['Table 1'],
      unmentioned: [],
    })
  })

  it('reads captions that the reader took for paragraphs, and none in a list of tables', () => {
    const list: WrittenSection = {
      title: 'List of tables',
      role: 'front-matter',
      blocks: [caption('Table 9: Income 34'), 'Table 1: Age 12'],
    }
    expect(look(['Table 1: Age of respondents'], [list])).toMatchObject({
      captions: ['Table 1'],
      unmentioned: ['Table 1'],
    })
  })

  it('does not blame the numbering where most captions were not read', () => {
    expect(look([caption('Table 9: One'), caption('Table 12: Two')]).gaps).toEqual([])
  })

  it('says "not found", with the caption as evidence, and nothing where there are none', () => {
    const [tables, figures] = mentionChecks(reading([caption('Table 1: Age of respondents')]))
    expect(tables).toMatchObject({
      outcome: 'look-again',
      says: 'Not found in the text: any mention of Table 1.',
      evidence: [{ quote: 'Table 1: Age of respondents' }],
    })
    expect(figures?.outcome).toBe('does-not-apply')
  })
})

describe('what is not certain about tables and figures', () => {
  const captions = ['Figure 2-4: The site', 'Figure 2-5: The parts'].map(caption)

  it('takes the mark of a footnote for no part of the number', () => {
    expect(look(['Figure 2-59 shows the parts, and Figure 2-4 the site.', ...captions])).toMatchObject({
      absent: [],
      unmentioned: [],
    })
  })

  it('reads a range where captions are counted without chapters', () => {
    const tables = [1, 2, 3].map((n) => caption(`Table ${n}: Means of group ${n}`))
    expect(look(['They are in tables 1-3 below.', ...tables])).toMatchObject({ absent: [], unmentioned: [] })
  })

  it('takes the page of a contents line for no figure', () => {
    expect(look(['3.5 Suggested flow chart 44', 'See Figures 2-4 and 2-5.', ...captions]).absent).toEqual([])
  })

  it('finds a caption that the page has torn', () => {
    const torn = ['Figures 2-4, 2-5 and 2-6 show it.', ...captions, caption('Results Figure 2-6: Times')]
    expect(look(torn)).toMatchObject({ absent: [] })
  })

  it('is silent where hardly a caption was read', () => {
    expect(
      look(['Table 1 shows who they were, and Table 2 what they said.', caption('Table 2: Models')]).absent,
    ).toEqual([])
  })

  it('takes "the table above" for a mention', () => {
    expect(look(['The table above compares the models.', caption('Table 4.1: Models')]).unmentioned).toEqual(
      [],
    )
  })
})
