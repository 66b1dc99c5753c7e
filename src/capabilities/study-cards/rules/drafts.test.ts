import { expect, it } from 'vitest'
import type { CardPlace } from '../contract.ts'
import { CARD_LIMITS } from '../spec.ts'
import { draftsOfAnswer } from './drafts-of-answer.ts'
import { draftsOfDocument } from './drafts-of-document.ts'

const notes = { documentId: 'd1', name: 'notes.pdf' }
const evidence = (sentenceId: string, quote: string) => ({ sentenceId, page: 4, quote })
const place = (sentenceId: string, quote: string): CardPlace => ({ ...notes, ...evidence(sentenceId, quote) })

it('asks for each statement by its kind, with the sentence as its answer and its place', () => {
  const [aim] = draftsOfDocument(notes, {
    facts: [{ kind: 'aim', evidence: evidence('s1', 'We set out to learn why mothers book late.') }],
    terms: [],
  })
  expect(aim).toEqual({
    question: 'What is the aim of the study?',
    answer: 'We set out to learn why mothers book late.',
    place: place('s1', 'We set out to learn why mothers book late.'),
  })
})

it('answers in the words of a model that has read the work, at the place of the sentence', () => {
  const [aim] = draftsOfDocument(notes, {
    facts: [{ kind: 'aim', says: 'why mothers book late', evidence: evidence('s1', 'We ask why they do.') }],
    terms: [],
  })
  expect(aim).toMatchObject({ answer: 'why mothers book late', place: place('s1', 'We ask why they do.') })
})

it('counts several of a kind, and asks for a sentence once though it says two things', () => {
  const drafts = draftsOfDocument(notes, {
    facts: [
      { kind: 'objective', evidence: evidence('s1', 'To describe the clinics.') },
      { kind: 'objective', evidence: evidence('s2', 'To compare the districts.') },
      { kind: 'result', evidence: evidence('s2', 'To compare the districts.') },
    ],
    terms: [],
  })
  expect(drafts.map(({ question }) => question)).toEqual([
    'What is an objective of the study? (1 of 2)',
    'What is an objective of the study? (2 of 2)',
  ])
})

it('asks for the terms of notes first, and never offers more than can be kept at once', () => {
  const terms = Array.from({ length: 60 }, (_, at) => ({
    term: `term ${at}`,
    meaning: 'a thing that is small',
    evidence: evidence(`s${at}`, `Term ${at} is a thing that is small.`),
  }))
  const drafts = draftsOfDocument(notes, {
    facts: [{ kind: 'aim', evidence: evidence('x', 'To learn.') }],
    terms,
  })
  expect(drafts[0]).toMatchObject({ question: 'What does “term 0” mean?', answer: 'a thing that is small' })
  expect(drafts).toHaveLength(CARD_LIMITS.atOnce)
})

it('makes of an answer one card for each place it quotes, the first with the question that was asked', () => {
  const quoted = [
    place('s1', 'The sample was 120 teachers.'),
    place('s2', 'Attrition is the loss of people who were in a study.'),
  ]
  expect(draftsOfAnswer(' How many\ntook part? ', quoted)).toMatchObject([
    { question: 'How many took part?', answer: 'The sample was 120 teachers.', place: quoted[0] },
    {
      question: 'What does “Attrition” mean?',
      answer: 'the loss of people who were in a study',
      place: quoted[1],
    },
  ])
})
