import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../document/reading.ts'
import { openRecord } from '../open-study.ts'
import { findingsOf, lookFor } from './absence.ts'
import type { StudentAnswer } from './student-answers.ts'

const PLAIN = 'The clinic lies far from the farms, and the women walk there in the rains.'
const work = (
  ...sections: { title: string; role: 'methods' | 'literature' | 'front-matter'; blocks: string[] }[]
) => readForStudy(modelOf([{ title: '3.1 Design', role: 'methods', blocks: [PLAIN, PLAIN] }, ...sections]))

it('says where it looked, and for what', () => {
  expect(lookFor(work(), 'consent')).toEqual({
    isAbsent: true,
    looked: ['the whole text, its tables and its headings', 'for “consent”, “assent” and “voluntary”'],
    near: [],
  })
})

it('is silent where a single sentence may state it, and carries that sentence', () => {
  const said = 'The mothers gave their consent by word of mouth before each of the talks began.'
  const found = lookFor(work({ title: '3.5 Talks', role: 'methods', blocks: [said] }), 'consent')
  expect([found.isAbsent, found.near.map(({ quote }) => quote)]).toEqual([false, [said]])
})

it('is silent where a heading announces it, whatever stands below', () => {
  const found = lookFor(
    work({ title: '3.9 Ethical considerations', role: 'methods', blocks: [PLAIN] }),
    'consent',
  )
  expect(found.isAbsent).toBe(false)
})

it('takes neither other people’s tests nor the approval of the report for the work’s own', () => {
  const others = {
    title: '2.3 Earlier systems',
    role: 'literature' as const,
    blocks: ['Their system was tested with ten nurses.'],
  }
  expect(lookFor(work(others), 'tests').isAbsent).toBe(true)
  const cover = {
    title: 'Approval',
    role: 'front-matter' as const,
    blocks: ['This report has been approved by the department.'],
  }
  expect(lookFor(work(cover), 'ethics').isAbsent).toBe(true)
})

it('never calls absent what has no signs', () => {
  expect(lookFor(work(), 'result').isAbsent).toBe(false)
})

it('finds nothing missing of which the student has spoken, in their own words or as not in the work', () => {
  const walked = modelOf([{ title: '3.1 Design', role: 'methods', blocks: [PLAIN, PLAIN] }])
  const found = (answers: StudentAnswer[]) => {
    const study = openRecord(walked, undefined, answers)
    return findingsOf(study.reading, study.readAs('research').record, ['ethics']).map(({ name }) => name)
  }
  expect(found([])).toEqual(['not-found'])
  expect(found([{ slot: 'ethics', says: 'not-mine', entries: [] }])).toEqual([])
  const words = { value: 'The chief agreed to the visits.', evidence: [] }
  expect(found([{ slot: 'ethics', says: 'right', entries: [words] }])).toEqual([])
})
