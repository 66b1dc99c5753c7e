/** The record over HTTP: read once, answered by the student on two devices, carried over to a new version. */
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInStudent, testApp } from '#tests/app.ts'
import { uploaded } from '#tests/documents.ts'
import type { RecordSlot } from '../../contract.ts'
import { RECORD_SAYS } from '../../spec.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof signedInStudent>>
beforeEach(async () => {
  student = await signedInStudent(test)
})

const thesis = (
  last = 'The study concludes that distance is the main barrier.',
) => `# Late booking in one district of Zambia

By

Chipo Mwansa

A dissertation submitted to Mulungushi University in partial fulfilment of the requirements of the degree of Bachelor of Science

# Abstract

This study aims to find out why women book late. A cross-sectional design was used.

# 1 Introduction

## 1.1 Aim of the study

The aim of this study is to find out why women book late in one district.

## 1.2 Specific objectives

1. To determine how many women book late.
2. To find out what women know of booking.

# 3 Methodology

A cross-sectional design was used. Data were collected using a structured questionnaire.

# 5 Conclusion

${last}
`
const upload = async (content = thesis(), browser = student) =>
  (await uploaded(browser, { name: 'thesis.md', type: 'text/markdown', content })).id
const path = (id: string) => `/api/study/records/${id}`
const slots = async (id: string, browser = student): Promise<Map<string, RecordSlot>> => {
  const answer = await browser.get(path(id))
  expect(answer.statusCode).toBe(200)
  return new Map((answer.json().slots as RecordSlot[]).map((one) => [one.slot, one]))
}
const say = (id: string, body: object, browser = student) => browser.ask('PATCH', path(id), body)

describe('the record of a document', () => {
  it('says slot by slot what the work says, each with its place', async () => {
    const read = await slots(await upload())
    expect(read.get('aim')).toMatchObject({
      state: 'proved',
      entries: [{ value: 'find out why women book late in one district' }],
    })
    expect(read.get('objectives')?.entries.map(({ value }) => value)).toEqual([
      'To determine how many women book late.',
      'To find out what women know of booking.',
    ])
    expect(read.get('objectives')?.isComplete).toBe(true)
    expect(read.get('aim')?.entries[0]?.evidence[0]?.quote).toContain('The aim of this study')
    expect(read.get('limits')?.state).toBe('empty')
  })

  it('belongs to the owner of the document', async () => {
    const id = await upload()
    const other = await signedInStudent(test)
    expect((await other.get(path(id))).statusCode).toBe(404)
    expect((await say(id, { slot: 'aim', says: 'not-mine', seen: 0 }, other)).statusCode).toBe(404)
  })
})

describe('what the card asks', () => {
  const asked = async (id: string): Promise<string[]> => (await student.get(path(id))).json().asked

  it('is six things of a thesis, and the line that the work has', async () => {
    const id = await upload()
    expect(await asked(id)).toEqual([
      'title',
      'aim',
      'objectives',
      'sampleAnalysed',
      'results',
      'conclusions',
    ])
    await say(id, { slot: 'objectives', says: 'not-mine', seen: 0 })
    await say(id, { slot: 'questions', says: 'words', words: ['Why do women book late?'], seen: 0 })
    expect((await asked(id))[2]).toBe('questions')
  })

  it('offers other sentences where what was found is not it', async () => {
    const id = await upload()
    const aim = (await slots(id)).get('aim')
    expect(aim?.candidates.map(({ value }) => value)).toEqual([
      'This study aims to find out why women book late.',
    ])
    await say(id, { slot: 'aim', says: 'candidate', candidate: 0, seen: 0 })
    expect((await slots(id)).get('aim')).toMatchObject({
      state: 'confirmed',
      entries: [{ value: 'This study aims to find out why women book late.' }],
    })
  })

  it('asks nothing about a document that is no study', async () => {
    const letter = 'Dear Mrs Phiri, the roof of the school hall was repaired last week. Yours, Chipo.'
    expect(await asked(await upload(letter))).toEqual([])
  })
})

describe('the student’s word', () => {
  it('stands, whatever the readers say, and finds its place where the words are in the document', async () => {
    const id = await upload()
    expect((await say(id, { slot: 'aim', says: 'right', seen: 0 })).statusCode).toBe(200)
    await say(id, { slot: 'design', says: 'words', words: ['A cross-sectional design was used.'], seen: 0 })
    await say(id, { slot: 'setting', says: 'words', words: ['On the moon'], seen: 0 })
    await say(id, { slot: 'hypotheses', says: 'not-mine', seen: 0 })
    const read = await slots(id)
    expect(read.get('aim')).toMatchObject({ state: 'confirmed', revision: 1 })
    expect(read.get('design')?.entries[0]?.evidence).toHaveLength(1)
    // Theirs, and marked so: no place stands behind it.
    expect(read.get('setting')).toMatchObject({
      state: 'confirmed',
      entries: [{ value: 'On the moon', evidence: [] }],
    })
    expect(read.get('hypotheses')).toMatchObject({ state: 'not-mine', entries: [] })
  })

  it('is kept of the first of two devices, and the second is told', async () => {
    const id = await upload()
    const answers = await Promise.all(
      ['one', 'two'].map((words) => say(id, { slot: 'setting', says: 'words', words: [words], seen: 0 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe(
      RECORD_SAYS.answeredElsewhere,
    )
    const held = (await slots(id)).get('setting')
    expect(
      (await say(id, { slot: 'setting', says: 'words', words: ['three'], seen: held?.revision })).statusCode,
    ).toBe(200)
    expect((await slots(id)).get('setting')).toMatchObject({ revision: 2, entries: [{ value: 'three' }] })
  })

  it('is refused where it says nothing', async () => {
    const id = await upload()
    for (const body of [
      { slot: 'limits', says: 'right', seen: 0 },
      { slot: 'aim', says: 'candidate', candidate: 2, seen: 0 },
      { slot: 'aim', says: 'words', words: ['one', 'two'], seen: 0 },
      { slot: 'weather', says: 'right', seen: 0 },
    ])
      expect((await say(id, body)).statusCode).toBe(400)
  })

  it('is carried over to a new version where the words still stand, and asked again where they do not', async () => {
    const first = await upload()
    for (const slot of ['aim', 'conclusions']) await say(first, { slot, says: 'right', seen: 0 })
    const second = await slots(await upload(thesis('The study concludes that money is the main barrier.')))
    expect(second.get('aim')?.state).toBe('confirmed')
    expect(second.get('conclusions')).toMatchObject({ state: 'proved', revision: 0 })
  })
})
