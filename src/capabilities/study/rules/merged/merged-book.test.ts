/** One book from two readers. */
import { expect, it } from 'vitest'
import { answer, entry, type Item, remark } from '#tests/model-answers.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS, smallThesis } from '#tests/small-thesis.ts'
import { openStudy } from '../open-study.ts'
import { joinParts } from '../record/merge-answers.ts'
import { groundOf } from '../record/proof-log.ts'
import { proveRecord } from '../record/prove-record.ts'
import { readAnswer } from '../record/read-answer.ts'
import type { Choices } from './disputed.ts'

function readBoth(items: Item[], choices: Choices = {}, model = smallThesis()) {
  const alone = openStudy(model)
  const answered = joinParts([readAnswer(answer(...items))])
  const { record } = proveRecord(groundOf(alone.reading), answered, { isWhole: true })
  return { alone: alone.facts(), book: openStudy(model, { model: 'a model', record, choices }).facts() }
}
const DESIGN =
  'A cross-sectional design was used because the study sought to describe booking at one point in time.'

it('holds a sentence once, whoever read it', () => {
  const { alone, book } = readBoth([entry('design', DESIGN)])
  expect(book.facts).toHaveLength(alone.facts.length)
  expect(book.model).toBe('a model')
})

it('is the book of the rules where nothing of a model was proved', () => {
  const { alone, book } = readBoth([entry('aim', 'The aim was to count the taxis of Livingstone.')])
  expect(book).toEqual({ ...alone, model: 'a model' })
})

it('does not let a model’s word for a kind change what was looked for', () => {
  const { alone, book } = readBoth([
    entry('limits', 'The mean age of the women was 27.4 years (SD = 6.2).'),
    entry('sampling', 'Antenatal care protects mothers and babies.'),
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
const OTHER_QUOTE = 'This longitudinal cohort study followed the women of Chongwe for two years.'
const OTHER = entry('design', OTHER_QUOTE)
const isShown = (book: ReturnType<typeof readBoth>['book'], quote: string) =>
  book.facts.some(
    ({ kind, certainty, evidence }) => kind === 'design' && certainty === 'shown' && evidence.quote === quote,
  )

it('shows both where they disagree on the title, and the rules’ holds until the student says', () => {
  const title = entry('title', 'Late antenatal booking in a rural district', 'Late antenatal booking')
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
  const seenByRules = alone.facts().facts.some(({ evidence }) => evidence.quote === OTHER_QUOTE)
  const open = readBoth([OTHER], {}, TWO_DESIGNS).book
  if (seenByRules) return expect(open.disagreements).toEqual([])
  expect(open.disagreements).toMatchObject([{ about: 'design', chosen: null }])
  expect([isShown(open, DESIGN), isShown(open, OTHER_QUOTE)]).toEqual([true, false])
  const chosen = readBoth([OTHER], { design: 'model' }, TWO_DESIGNS).book
  expect([isShown(chosen, DESIGN), isShown(chosen, OTHER_QUOTE)]).toEqual([false, true])
})

it('gives the rooms a model’s remarks in its own order, and nothing that was not proved', () => {
  const share = 'Of the 372 women, 217 (58.3%) booked late.'
  const { book } = readBoth([
    remark('The share is given without an interval.', share, {
      weight: 3,
      do: 'Give it.',
      ask: 'How sure is it?',
    }),
    remark('Of these women 273 booked late.', share, { weight: 9 }),
    remark('No comparison with men is possible.', share, { weight: 7 }),
  ])
  expect(book.assessments).toMatchObject([
    { says: 'No comparison with men is possible.', words: 'of the model' },
    { says: 'The share is given without an interval.', advice: 'Give it.', question: 'How sure is it?' },
  ])
})
