/** Whether cited works exist: asked only where the operator named a registry and the student agreed. */

import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadRetractions } from '#capabilities/references/server/existence/load-retractions.ts'
import { tidyAnswers } from '#capabilities/references/server/existence/retention.ts'
import { hours } from '#kit/time.ts'
import { fakeRegistry } from '#ports/reference-registry/reference-registry.fake.ts'
import { testApp } from '#tests/app.ts'
import { analyze, finished, type Student, subscriber } from '#tests/decoder.ts'
import type { ReferenceList, ReferencesExist } from '../../references/contract.ts'

const registry = fakeRegistry([
  {
    title: 'Goats and grass in dry years',
    authors: ['Banda', 'Phiri'],
    year: 2019,
    container: 'Journal of African Rural Studies',
    volume: '12',
    pages: '45-67',
    doi: '10.1234/jars.1',
  },
  { title: 'Markets far away', authors: ['Tembo'], year: 2010 },
  { title: 'Quite another work', authors: ['Nkhata'], year: 1999, doi: '10.1234/other' },
])
const test = testApp({ registries: [registry] })

const days = (count: number) => hours(24 * count)

const TEXT = `Herding in dry years

Chapter 1 Introduction

Herders keep goats where the grass fails (Banda & Phiri, 2019). Markets are far away (Tembo, 2012). Wells run dry (Mulenga, 2015). Risk is shared (Zulu, 2014). The law is clear (Government of the Republic of Zambia, 2011).

References

Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. Journal of African Rural Studies, 12(3), 45–67.

Government of the Republic of Zambia. (2011). The Education Act, No. 23 of 2011. Government Printer.

Mulenga, K. (2015). Wells of the valley and their keepers. UNZA Press.

Tembo, G. (2012). Markets far away. Zed Books.

Zulu, A. (2014). Households and their risk. Copperbelt Review, 3(2), 1–9. https://doi.org/10.1234/other
`

async function opened(student: Student) {
  const { sessionId } = (await analyze(student, { name: 'a.txt', content: TEXT, type: 'text/plain' })).json()
  await finished(student, sessionId)
  return `/ai/research/analyses/${sessionId}/references`
}

async function checked(student: Student, at: string): Promise<ReferencesExist> {
  return (await student.post(`${at}/existence`, { agreed: true })).json()
}

beforeEach(() => {
  registry.asked.length = 0
})

describe('the works of a list', () => {
  it('are asked for nowhere before the student agrees, who is told by name where', async () => {
    const student = await subscriber(test)
    const at = await opened(student)
    const list: ReferenceList = (await student.get(at)).json()
    expect(list.registries).toEqual({ names: ['A registry'], agreed: false })
    expect((await student.post(`${at}/existence`, { agreed: false })).statusCode).toBe(400)
    expect(registry.asked).toEqual([])
  })

  it('are found and the same, found and different, elsewhere, not found, or not asked for', async () => {
    const student = await subscriber(test)
    const at = await opened(student)
    const { entries, left } = await checked(student, at)
    expect(left).toBe(0)
    const outcomes = Object.fromEntries(entries.map(({ id, outcome }) => [id, outcome]))
    expect(outcomes).toEqual({
      r1: 'same',
      r2: 'not-asked',
      r3: 'not-found',
      r4: 'different',
      r5: 'doi-elsewhere',
    })
    expect(entries.find(({ id }) => id === 'r4')?.says).toContain('year 2010 (you write 2012)')
    expect(((await student.get(at)).json() as ReferenceList).registries.agreed).toBe(true)
  })

  it('leave the machine as title, first author and year, or as a DOI, and as nothing else', async () => {
    test.advance(days(91))
    await tidyAnswers(test.services)
    const student = await subscriber(test)
    await checked(student, await opened(student))
    expect(registry.asked).toContainEqual({ title: 'Markets far away', author: 'Tembo', year: 2012 })
    expect(registry.asked).toContainEqual({ doi: '10.1234/other' })
    for (const asked of registry.asked)
      expect(Object.keys(asked).filter((key) => !['title', 'author', 'year', 'doi'].includes(key))).toEqual(
        [],
      )
  })

  it('are asked for once in ninety days, whoever cites them', async () => {
    const [one, other] = [await subscriber(test), await subscriber(test)]
    await checked(one, await opened(one))
    registry.asked.length = 0
    await checked(other, await opened(other))
    expect(registry.asked).toEqual([])
    test.advance(days(91))
    const later = await subscriber(test)
    await checked(later, await opened(later))
    expect(registry.asked.length).toBeGreaterThan(0)
  })

  it('are unknown while a registry wants to be left alone, with its sentence, and asked for again later', async () => {
    test.advance(days(91))
    const student = await subscriber(test)
    const at = await opened(student)
    registry.break('busy')
    const first = await checked(student, at)
    expect(first.entries.find(({ outcome }) => outcome === 'unknown')?.says).toContain('asks us to wait')
    expect(first.left).toBe(0)
    test.advance(hours(1))
    const { entries } = await checked(student, at)
    expect(entries.find(({ id }) => id === 'r3')?.outcome).toBe('not-found')
    expect(entries.some(({ outcome }) => outcome === 'unknown')).toBe(false)
  })
})

const CSV = `Record ID,Title,RetractionNature,OriginalPaperDOI,RetractionDOI,RetractionDate,Reason
1,"Goats and grass in dry years",Correction,10.1234/jars.1,,1/1/2020 0:00,+Error
2,"Wells of the valley and their keepers",Retraction,,10.1234/notice,5/4/2021 0:00,+Duplication of Data;+Investigation
`

describe('a retracted work', () => {
  it('is named before everything else, with its notice; a corrected one is not', async () => {
    expect(await loadRetractions(test.services.db, Readable.from([CSV]), '2026-11-28')).toEqual({
      rows: 2,
      kept: 1,
    })
    const student = await subscriber(test)
    const at = await opened(student)
    const list: ReferenceList = (await student.get(at)).json()
    const retracted = list.entries.filter((entry) => entry.retracted)
    expect(retracted.map(({ id }) => id)).toEqual(['r3'])
    const { analysis } = (await student.get(at.replace('/references', ''))).json()
    expect(analysis.improvementRecommendations.content[0]).toBe(retracted[0]!.retracted)
    expect(analysis.improvementRecommendations.evidence[0][0].quote).toContain('Wells of the valley')
    expect(retracted[0]!.retracted).toContain('was retracted (5/4/2021)')
    expect(retracted[0]!.retracted).toContain('https://doi.org/10.1234/notice')
  })

  it('stays known where a new file is no list of retractions', async () => {
    await expect(
      loadRetractions(test.services.db, Readable.from(['<html>Not found</html>']), '2026-11-28'),
    ).rejects.toThrow('no retraction in this file')
    const student = await subscriber(test)
    const list: ReferenceList = (await student.get(await opened(student))).json()
    expect(list.entries.some(({ retracted }) => retracted)).toBe(true)
  })
})
