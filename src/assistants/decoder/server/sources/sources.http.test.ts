/** End to end, with the product's readers and threads: the files of cited works stand beside an analysis, and are compared with it. */
import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { analyze, finished, type Student, subscriber } from '#tests/decoder.ts'
import { uploaded } from '#tests/documents.ts'
import { flow } from '../../../../../tests/fixtures/make/flow.ts'
import { makePdf } from '../../../../../tests/fixtures/make/pdf-file.ts'
import type { ComparedSources, OwnSources } from '../../sources/contract.ts'
import { analysisSources } from '../tables.ts'

const test = testApp()

const TAKEN =
  'Herders sold their weakest goats to traders from the town long before the short rains of that year had ended.'
const TEXT = `Herding in dry years

Chapter 1 Introduction

Weak goats were sold to traders of the town before the rains (Banda, 2019, p. 2). ${TAKEN} Wells run dry (Mulenga, 2015, p. 90). “Milk was scarce in every household of the valley” (Banda, 2019, p. 1).

References

Banda, T. M. (2019). Goats and grass in dry years of the valley. UNZA Press.

Mulenga, K. (2015). Wells of the valley and their keepers. UNZA Press.

Tembo, G. (2012). Markets far away. Zed Books.

Zulu, A. (2014). Households and their risk. Copperbelt Review, 3(2), 1–9.

Phiri, C. (2011). Grass after fire. UNZA Press.
`

const pdfOf = (title: string, author: string, ...pages: string[]) =>
  makePdf({
    title,
    pages: flow(
      pages.flatMap((text, at) => [
        ...(at > 0 ? [{ kind: 'page' as const }] : []),
        { kind: 'paragraph' as const, text },
      ]),
      {
        columns: 1,
        banner: [
          { text: title, size: 18, font: 'Bold' },
          { text: author, size: 11 },
        ],
      },
    ),
  })
const GOATS = pdfOf(
  'Goats and grass in dry years of the valley',
  'T. M. Banda',
  'This book tells how families lived. Milk was scarce in every household of the valley. Few had savings to fall back on.',
  `Prices fell from month to month. ${TAKEN} Some of them never bought goats again.`,
)

async function opened(student: Student): Promise<string> {
  const { sessionId } = (await analyze(student, { name: 'a.txt', content: TEXT, type: 'text/plain' })).json()
  await finished(student, sessionId)
  return `/ai/research/analyses/${sessionId}/sources`
}

const sent = async (student: Student, name: string, content: Buffer | string, type = 'application/pdf') =>
  (await uploaded(student, { name, content, type })).id

describe('a source beside a work', () => {
  it('shows what it says on the cited page, and which sentences are the same word for word', async () => {
    const student = await subscriber(test)
    const at = await opened(student)
    const goats = await sent(student, 'download (3).pdf', GOATS)
    const added: OwnSources = (await student.post(at, { documentId: goats })).json()
    expect(added.sources).toEqual([
      { documentId: goats, name: 'download (3).pdf', status: 'ready', problem: null },
    ])
    const found: ComparedSources = (await student.get(`${at}/compared`)).json()
    expect(found.matched[0]?.entry?.written).toContain('Goats and grass')
    expect(found.passages.map(({ outcome, cited, source }) => [outcome, cited, source?.quote])).toEqual([
      ['there', 'p. 2', TAKEN],
      ['quoted', 'p. 1', 'Milk was scarce in every household of the valley.'],
    ])
    expect(found.passages[0]?.says).toBe('Your source says, on page 2 of the file:')
    expect(found.same.map(({ own, source }) => [own.quote, source.evidence.page])).toEqual([[TAKEN, 2]])
  })

  it('is the entry that the student says it is', async () => {
    const student = await subscriber(test)
    const at = await opened(student)
    const wells = await sent(student, 'scan.pdf', pdfOf('Untitled', '', 'Wells run dry in the hot season.'))
    await student.post(at, { documentId: wells })
    const before: ComparedSources = (await student.get(`${at}/compared`)).json()
    expect(before.matched[0]?.entry).toBeNull()
    const entryId = before.entries.find(({ written }) => written.startsWith('Mulenga'))!.id
    await student.post(at, { documentId: wells, entryId })
    const found: ComparedSources = (await student.get(`${at}/compared`)).json()
    expect(found.passages.map(({ outcome, says }) => [outcome, says])).toEqual([
      ['elsewhere', 'You cite p. 90. The nearest words in your source are on page 1 of the file:'],
    ])
  })

  it('is a PDF of their own, not the work itself, one of twenty, and goes with the document', async () => {
    const [student, other] = [await subscriber(test), await subscriber(test)]
    const at = await opened(student)
    const codeOf = async (documentId: string) => (await student.post(at, { documentId })).json().code
    expect((await student.get(`${at}/compared`)).json().code).toBe('no-source-read')
    expect(await codeOf(await sent(other, 'b.pdf', GOATS))).toBe('source-gone')
    expect(await codeOf(await sent(student, 'a.txt', 'Some words.', 'text/plain'))).toBe('not-a-source')
    expect((await other.get(at)).statusCode).toBe(404)
    const first = await sent(student, 'c.pdf', GOATS)
    expect((await student.post(at, { documentId: first })).statusCode).toBe(200)
    expect((await student.ask('DELETE', `/api/documents/${first}`)).statusCode).toBe(200)
    expect((await student.get(at)).json().sources).toEqual([])
    const last = await sent(student, 'last.pdf', GOATS)
    const analysisId = at.split('/').at(-2)!
    const rows = Array.from({ length: 20 }, (_, one) => ({
      analysisId,
      documentId: `d${one}`,
      addedAt: new Date(),
    }))
    await test.services.db.insert(analysisSources).values(rows)
    expect(await codeOf(last)).toBe('too-many-sources')
    await student.ask('DELETE', `${at}/d1`)
    expect(await codeOf(last)).toBeUndefined()
  })
})
