import { describe, expect, it } from 'vitest'
import type { Reference } from '../reference.ts'
import {
  canBeAsked,
  compareWith,
  existenceOf,
  existenceWords,
  isSameContainer,
  type KnownWork,
  titleLikeness,
} from './compare-records.ts'
import { drawOf, madeWorks } from './made-works.fake.ts'

const CITED: Reference = {
  id: 'r1',
  type: 'article-journal',
  author: [{ family: 'Banda', given: 'T.' }],
  issued: { 'date-parts': [[2019]] },
  title: 'Goats and grass in dry years: a study of herders',
  'container-title': 'J Rural Stud',
  volume: '12',
  page: '45-67',
}
const KNOWN: KnownWork = {
  title: 'Goats and grass in dry years: A study of herders',
  authors: ['Banda', 'Phiri'],
  year: 2019,
  container: 'Journal of Rural Studies',
  volume: '12',
  pages: '45–67',
}

describe('a work and what a registry has', () => {
  it('are the same whatever the case, the dashes and the short name of the journal', () => {
    expect(compareWith(CITED, KNOWN)).toEqual([])
  })

  it.each([
    ['year', { year: 2017 }, '2019', '2017'],
    ['volume', { volume: '13' }, '12', '13'],
    ['pages', { pages: '145-167' }, '45-67', '145-167'],
    ['container', { container: 'Medical Weekly' }, 'J Rural Stud', 'Medical Weekly'],
    ['author', { authors: ['Mulenga'] }, 'Banda', 'Mulenga'],
  ] as const)('differ in the %s, with both beside each other', (field, change, cited, known) => {
    expect(compareWith(CITED, { ...KNOWN, ...change })).toEqual([{ field, cited, known }])
  })

  it.each([
    ['another subject', { title: 'Wells and water in wet years' }],
    ['half of the words', { title: 'Goats and grass: the market for skins' }],
    ['another author and year', { authors: ['Mulenga'], year: 1999 }],
  ] as const)('are two works with %s', (_, change) => {
    expect(compareWith(CITED, { ...KNOWN, ...change })).toBeNull()
  })

  it('may differ in a subtitle that one leaves out, and by a slip of the pen', () => {
    expect(titleLikeness('Goats and grass in dry years', KNOWN.title)).toBeGreaterThan(0.9)
    expect(
      compareWith({ ...CITED, title: 'Goats and grass in dry yeers: a study of herders' }, KNOWN),
    ).toEqual([])
    expect(isSameContainer('JRS', 'Journal of Rural Studies')).toBe(true)
    expect(isSameContainer('JAMA', 'Journal of Rural Studies')).toBe(false)
  })
})

describe('the answer', () => {
  it('of the first registry that has it the same is taken', () => {
    const answers = [
      { registry: 'One', works: [{ ...KNOWN, volume: '99' }] },
      { registry: 'Two', works: [KNOWN] },
    ]
    expect(existenceOf(CITED, answers)).toMatchObject({ outcome: 'same', registry: 'Two' })
  })

  it('is that the DOI leads elsewhere, before anything else', () => {
    const other = { ...KNOWN, title: 'Wells and water', authors: ['Mulenga'], year: 2001 }
    const existence = existenceOf(CITED, [{ registry: 'One', works: [KNOWN], ofDoi: other }])
    expect(existence.outcome).toBe('doi-elsewhere')
    expect(existenceWords(existence)).toBe(
      'The DOI leads to another work: Mulenga, “Wells and water” (2001). Look up the right one.',
    )
  })

  it('is never that a work was invented', () => {
    const words = existenceWords(existenceOf(CITED, [{ registry: 'One', works: [] }]))
    expect(words).toContain('Many Zambian reports, theses and books are in none')
    expect(words).not.toMatch(/invent|fake|fabricat|does not exist/i)
  })

  it('is not asked for laws, letters and pages of the web', () => {
    const titled = (type: Reference['type']): Reference => ({
      id: 'x',
      type,
      title: 'A title of some length',
    })
    expect(
      (['legislation', 'legal_case', 'personal_communication', 'webpage'] as const).map((type) =>
        canBeAsked(titled(type)),
      ),
    ).toEqual([false, false, false, false])
    expect(canBeAsked(titled('book'))).toBe(true)
  })
})

describe('eighty works, of which half are in no registry', () => {
  const draw = drawOf(11)
  const real = madeWorks(40, 3)
  const planted = madeWorks(40, 97).map((work) => ({
    ...work,
    title: `${work.title} revisited under ${draw.one(['drought', 'debt', 'decentralisation'])}`,
  }))
  const registry: KnownWork[] = real.map((work) => ({
    title: work.title!,
    authors: work.author!.map(({ family }) => family!),
    year: work.issued!['date-parts']![0]![0]!,
    container: work['container-title'],
    volume: work.volume,
    pages: work.page,
  }))
  /** The five that share most words, as registries answer. */
  const near = ({ title }: Reference) =>
    registry
      .map((work) => ({ work, likeness: titleLikeness(title!, work.title) }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, 5)
      .map(({ work }) => work)

  it('are told apart: planted ones are not found, and no real one is accused', () => {
    const found = (works: Reference[]) =>
      works.map((work) => existenceOf(work, [{ registry: 'One', works: near(work) }]).outcome)
    const missed = found(planted).filter((outcome) => outcome !== 'not-found').length
    const accused = found(real).filter((outcome) => outcome !== 'same').length
    expect({ missed: missed <= planted.length * 0.05, accused: accused <= real.length * 0.01 }).toEqual({
      missed: true,
      accused: true,
    })
  })
})
