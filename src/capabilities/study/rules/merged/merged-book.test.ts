/** One book from two readers. */
import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS, smallThesis } from '#tests/small-thesis.ts'
import { openStudy } from '../open-study.ts'
import { prove } from '../proof/prove.ts'
import { readProposals } from '../proof/read-proposals.ts'
import type { Choices } from './disputed.ts'

function readBoth(findings: object[], choices: Choices = {}, model = smallThesis()) {
  const alone = openStudy(model)
  const ground = { reading: alone.reading, statements: alone.statements(), book: alone.facts() }
  const proof = prove(ground, readProposals(JSON.stringify({ findings })), 'a model')
  return { alone: alone.facts(), book: openStudy(model, { findings: proof.findings, choices }).facts() }
}
const DESIGN =
  'A cross-sectional design was used because the study sought to describe booking at one point in time.'

it('holds a sentence once, whoever read it', () => {
  const { alone, book } = readBoth([{ type: 'fact', kind: 'design', quote: DESIGN }])
  expect(book.facts).toHaveLength(alone.facts.length)
  expect(book.model).toBe('a model')
})

it('is the book of the rules where nothing of a model was proved', () => {
  const { alone, book } = readBoth([
    { type: 'fact', kind: 'aim', quote: 'The aim was to count the taxis of Livingstone.' },
  ])
  expect(book).toEqual({ ...alone, model: 'a model' })
})

it('does not let a model’s word for a kind change what was looked for', () => {
  const { alone, book } = readBoth([
    { type: 'fact', kind: 'limitation', quote: 'The mean age of the women was 27.4 years (SD = 6.2).' },
    { type: 'fact', kind: 'sampling', quote: 'Antenatal care protects mothers and babies.' },
  ])
  expect(book.findings).toEqual(alone.findings)
  expect(book.facts.filter(({ reader, certainty }) => reader === 'model' && certainty === 'shown')).toEqual(
    [],
  )
})

const TWO_DESIGNS = modelOf(
  SMALL_THESIS.map((section) =>
    section.role === 'results'
      ? {
          ...section,
          blocks: [
            ...section.blocks,
            'This longitudinal cohort study followed the women of Chongwe for two years.',
          ],
        }
      : section,
  ),
  { title: 'A thesis' },
)
const OTHER = {
  type: 'fact',
  kind: 'design',
  quote: 'This longitudinal cohort study followed the women of Chongwe for two years.',
}
const isShown = (book: ReturnType<typeof readBoth>['book'], quote: string) =>
  book.facts.some(
    ({ kind, certainty, evidence }) => kind === 'design' && certainty === 'shown' && evidence.quote === quote,
  )

it('shows both where they disagree on the title, and the rules’ holds until the student says', () => {
  const title = { type: 'fact', kind: 'title', quote: 'Late antenatal booking' }
  const model = modelOf(
    [
      {
        title: 'Late',
        role: 'front-matter',
        blocks: ['Late antenatal booking in a rural district, by a student of nursing.'],
      },
      ...SMALL_THESIS,
    ],
    { title: 'Wells of the valley' },
  )
  const open = readBoth([title], {}, model).book
  expect(open.disagreements).toMatchObject([
    {
      about: 'title',
      builtIn: { says: 'Wells of the valley' },
      model: { says: 'Late antenatal booking' },
      chosen: null,
    },
  ])
  expect(open.title).toBe('Wells of the valley')
  expect(readBoth([title], { title: 'model' }, model).book.title).toBe('Late antenatal booking')
})

it('lets the student decide between two designs', () => {
  const alone = openStudy(TWO_DESIGNS)
  // Only if the rules did not read the other one themselves.
  const seenByRules = alone.facts().facts.some(({ evidence }) => evidence.quote === OTHER.quote)
  const open = readBoth([OTHER], {}, TWO_DESIGNS).book
  if (seenByRules) return expect(open.disagreements).toEqual([])
  expect(open.disagreements).toMatchObject([{ about: 'design', chosen: null }])
  expect([isShown(open, DESIGN), isShown(open, OTHER.quote)]).toEqual([true, false])
  const chosen = readBoth([OTHER], { design: 'model' }, TWO_DESIGNS).book
  expect([isShown(chosen, DESIGN), isShown(chosen, OTHER.quote)]).toEqual([false, true])
})
