import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import { ageOf } from './citation-age.ts'
import { literatureChecks } from './literature-checks.ts'
import { referencesOf } from './match-citations.ts'

const NAMES = ['Banda', 'Phiri', 'Zulu', 'Tembo', 'Mwale', 'Sakala']
const entries = (years: number[]) =>
  years.map((year, i) => `${NAMES[i]}, A. (${year}). A title. Journal, 1, 2–3.`)
const readingOf = (years: number[], text: string, authors: string[] = []) =>
  readForStudy(
    modelOf(
      [
        { title: 'Discussion', role: 'discussion', blocks: [text] },
        {
          title: 'References',
          role: 'references',
          blocks: entries(years).map((each) => ({ kind: 'reference' as const, text: each })),
        },
      ],
      { authors },
    ),
  )
const checks = (years: number[], text: string, authors?: string[]) => {
  const reading = readingOf(years, text, authors)
  return new Map(literatureChecks(reading, referencesOf(reading)).map((check) => [check.id, check]))
}

describe('checks of the literature', () => {
  const years = [2023, 2022, 2015, 2009, 1998]
  const all = 'Banda (2023), Phiri (2022), Zulu (2015), Tembo (2009) and Mwale (1998) agree.'

  it('passes what is in order, without advice', () => {
    const found = checks(years, all)
    expect([...found.values()].map(({ outcome }) => outcome)).toEqual(Array(5).fill('passed'))
    expect([...found.values()].some((check) => 'advice' in check)).toBe(false)
  })

  it('says that no citation leads anywhere where there is no list, and names them all', () => {
    const reading = readForStudy(
      modelOf([
        {
          title: 'Discussion',
          role: 'discussion',
          blocks: NAMES.map((name) => `Goats are kept for milk by many families (${name}, 2019).`),
        },
      ]),
    )
    const found = (owesList?: boolean) =>
      literatureChecks(reading, referencesOf(reading), owesList).find(({ id }) => id === 'citations-listed')
    expect(found()).toMatchObject({
      outcome: 'look-again',
      says: expect.stringContaining('6 sentences cite'),
    })
    expect(found()?.evidence).toHaveLength(6)
    expect(found(false)).toBeUndefined()
  })

  it('accuses nobody where most of the works cited are in no entry: the list may not be read whole', () => {
    const others = NAMES.map((name) => `${name}son (2020)`).join(', ')
    const found = checks(years, `${all} So do ${others}.`)
    expect(found.get('citations-listed')).toBeUndefined()
    expect(found.get('references-read')).toMatchObject({
      outcome: 'does-not-apply',
      says: expect.stringContaining('The list may go on where I did not read it'),
    })
  })

  it('says which entry differs', () => {
    const check = checks(years, all.replace('Zulu (2015)', 'Zulu (2016)')).get('citations-listed')
    expect(check).toMatchObject({
      outcome: 'look-again',
      says: 'Not found in the list: Zulu 2016 is cited, the list has Zulu 2015.',
      evidence: [{ quote: expect.stringContaining('Zulu (2016)') }],
    })
  })

  it('names entries that stand in the list twice, and no parts of one report', () => {
    const listed = (...texts: string[]) => {
      const reading = readForStudy(
        modelOf([
          { title: 'Discussion', role: 'discussion', blocks: ['Banda (2019) and Phiri (2020) agree.'] },
          {
            title: 'References',
            role: 'references',
            blocks: [...entries([2011, 2012, 2013, 2014]), ...texts].map((text) => ({
              kind: 'reference' as const,
              text,
            })),
          },
        ]),
      )
      return literatureChecks(reading, referencesOf(reading)).find(({ id }) => id === 'references-once')
    }
    const entry = 'Mumba, C. (2019). How traders keep their books in the rains. Journal of Trade, 3, 4–9.'
    expect(listed(entry, entry.replace('Journal of Trade', 'Journal of trade'))).toMatchObject({
      outcome: 'look-again',
      says: '1 entry repeats an earlier one: Mumba 2019.',
      evidence: [{ quote: entry }, {}],
    })
    const initialFirst = entry.replace('Mumba, C.', 'C. Mumba and B. Tembo')
    expect(listed(initialFirst, initialFirst)?.says).toBe('1 entry repeats an earlier one: Mumba 2019.')
    const part = (n: string) =>
      `Mumba, C. (2019). How traders keep their books in the rains. ${n}. Lusaka: Press of the market.`
    expect(
      listed(part('Volume one on the north and its lakes'), part('Second: southern towns'))?.outcome,
    ).toBe('passed')
    expect(listed(entry, entry.replace('2019', '2020'))?.outcome).toBe('passed')
  })

  const saidOf = (text: string, list: string[]) => {
    const reading = readForStudy(
      modelOf([
        { title: 'Discussion', role: 'discussion', blocks: [text] },
        {
          title: 'References',
          role: 'references',
          blocks: list.map((each) => ({ kind: 'reference' as const, text: each })),
        },
      ]),
    )
    return new Map(
      literatureChecks(reading, referencesOf(reading)).map(({ id, outcome, says }) => [
        id,
        `${outcome}: ${says}`,
      ]),
    )
  }

  it('approves only where every citation was read', () => {
    expect(saidOf(all, entries(years)).get('citations-listed')).toMatch(/^passed/)
    expect(
      saidOf(`${all} So it is (Survey of the Northern Markets 2019: table 4 and 2020).`, entries(years)).has(
        'citations-listed',
      ),
    ).toBe(false)
    const numbered = entries(years).map((entry, i) => `[${i + 1}] ${entry}`)
    expect(saidOf('So it is [1–5].', numbered).get('citations-listed')).toMatch(/^passed/)
    expect(saidOf('So it is [1–4].', numbered).has('citations-listed')).toBe(false)
    expect(saidOf('So it is [1–5], and so [BandaReeds , 3].', numbered).has('citations-listed')).toBe(false)
  })

  it('asks no entry for its year that has one anywhere, and approves none', () => {
    const odd = [
      '"Stalls to close after the sale". Weekly Trade. 2008-11-11. Retrieved 2009-10-08.',
      'Market Tending System, modified 2010 - http://www.example.org/tending.htm',
    ]
    expect(saidOf(all, [...entries(years), ...odd]).has('references-dated')).toBe(false)
    const without = 'Chanda, B. Goats and rivers of the northern towns. Kitwe: Copper Press.'
    expect(saidOf(all, [...entries(years), without]).get('references-dated')).toMatch(/1 of 6 entries/)
  })

  it('counts no list whose entries may run together', () => {
    const two = 'Mumba, C. (2014). Goats and trade Chanda BD (2017). Reeds in trade. Magazine, 14: 1–3.'
    const said = [...saidOf(all, [...entries(years), two]).values()].join('\n')
    expect(said).not.toMatch(/\b6\b/)
  })

  it('counts ages from the newest entry', () => {
    const reading = readingOf(years, all)
    expect(ageOf(referencesOf(reading).list.entries, reading)).toMatchObject({
      from: 2023,
      recent: 2,
      histogram: [{ entries: 2 }, { entries: 1 }, { entries: 1 }, { entries: 1 }],
    })
    const dated = { ...reading, sentences: reading.sentences.map((one) => ({ ...one, text: 'JULY. 2026' })) }
    expect(ageOf(referencesOf(reading).list.entries, dated)).toMatchObject({ from: 2026, isOwn: true })
    expect(checks([1990, 1991, 1992, 1993, 2020], '(Banda, 1990)').get('references-recent')?.outcome).toBe(
      'look-again',
    )
  })

  it('says nothing but why, where the list is too short or nothing is cited', () => {
    const short = checks([2019, 2020], 'Banda (2019).')
    expect([...short.values()]).toMatchObject([{ id: 'references-read', outcome: 'does-not-apply' }])
    const uncited = checks(years, 'Nobody is named.')
    expect([...uncited.values()]).toMatchObject([{ id: 'references-read', outcome: 'look-again' }])
  })
})

describe('a review of literature', () => {
  const SAID = 'Traders in towns keep their books longer than traders in villages do.'
  const reviewOf = (...more: string[]) => partOf('Literature review', ...more)
  const partOf = (title: string, ...more: string[]) => {
    const reading = readForStudy(
      modelOf([{ title, role: 'literature', blocks: [...Array(16).fill(SAID), ...more] }]),
    )
    return literatureChecks(reading, referencesOf(reading)).find(({ id }) => id === 'literature-cited')
  }

  it('is one by its name: a theory that the author derives owes no sources', () => {
    expect(partOf('Theory of the ledger')).toBeUndefined()
    expect(partOf('Related work')).toMatchObject({ outcome: 'look-again' })
  })

  it('is asked for its sources where it cites none', () => {
    expect(reviewOf()).toMatchObject({
      outcome: 'look-again',
      says: 'I recognised no citation in the 16 sentences of the review of literature.',
    })
  })

  it.each(['Banda (2019) says so of Ndola.', 'Others say so of Ndola [3].', 'Others use another model4.'])(
    'is not, where it may cite: "%s"',
    (text) => {
      expect(reviewOf(text)).toBeUndefined()
    },
  )
})
