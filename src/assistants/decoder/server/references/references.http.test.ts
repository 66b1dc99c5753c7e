/** End to end, with the product's readers and threads: a thesis in, its list of references judged, corrected and taken along. */

import { describe, expect, it } from 'vitest'
import { readCslJson } from '#capabilities/references/rules/formats/csl-json.ts'
import { readRis } from '#capabilities/references/rules/formats/ris.ts'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { readBody } from '#kit/word/runs.ts'
import { testApp } from '#tests/app.ts'
import { analyze, finished, type Student, subscriber } from '#tests/decoder.ts'
import { makeDocx, paragraph } from '../../../../../tests/fixtures/make/word-files.ts'
import type { ReferenceList } from '../../references/contract.ts'

const test = testApp()
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const BODY = [
  'Herding in dry years',
  'Chapter 1 Introduction',
  'Herders keep goats where the grass fails (Banda & Phiri, 2019). Markets are far away (Tembo, 2012).',
  'The study follows the APA referencing style. Wells were counted in every village (Ministry of Health, 2017).',
  'Risk is shared by households in many ways, as others found before (Zulu, 2014; Mulenga, 2015).',
]
const LIST = [
  'Banda, T.M. and Phiri, C. (2019) ‘Goats and grass in dry years’, Journal of African Rural Studies, 12(3), pp. 45–67.',
  'Ministry of Health (2017) Counting wells in dry villages. Lusaka: Ministry of Health.',
  'Mulenga, K. (2015) Sharing risk in rural households. Lusaka: UNZA Press.',
  'Tembo, G. (2012). Markets far away. Zed Books.',
  'Zulu, A. (2014) ‘Households and their risk’, Copperbelt Review, 3(2), pp. 1–9.',
]
const thesis = makeDocx(
  [...BODY, 'References'].map((text, at) => paragraph(text, at === 1 || at === 5 ? 'H1' : '')).join('') +
    LIST.map((text) => paragraph(text)).join(''),
)

async function analysed(student: Student, sent: Parameters<typeof analyze>[1]): Promise<string> {
  const { sessionId } = (await analyze(student, sent)).json()
  await finished(student, sessionId)
  return `/ai/research/analyses/${sessionId}`
}

const openWork = async () => {
  const student = await subscriber(test)
  const at = await analysed(student, { name: 'My thesis.docx', content: thesis, type: WORD })
  return { student, at }
}

describe('the list of references of a work', () => {
  it('is held against the style that the work names, each entry with the line to copy', async () => {
    const { student, at } = await openWork()
    const answer = await student.get(`${at}/references`)
    expect(answer.statusCode).toBe(200)
    const list: ReferenceList = answer.json()
    expect(list).toMatchObject({ style: 'apa', claimed: { style: 'apa', because: 'named' }, unusable: null })
    expect(list.entries.map(({ outcome }) => outcome)).toEqual([
      'differs',
      'differs',
      'differs',
      'same',
      'differs',
    ])
    const [first] = list.entries
    expect(first!.right).toEqual([
      { text: 'Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. ' },
      { text: 'Journal of African Rural Studies', italic: true },
      { text: ', ' },
      { text: '12', italic: true },
      { text: '(3), 45–67.' },
    ])
    expect(first!.citation).toBe('(Banda & Phiri, 2019)')
    expect(first!.evidence.quote).toContain('Goats and grass')
    expect(first!.differences.map(({ part }) => part)).toContain('authors')
  })

  it('is read ahead when the student comes near it, and is then the same list', async () => {
    const { student, at } = await openWork()
    const prepared = await student.ask('POST', `${at}/references/prepared`)
    expect([prepared.statusCode, prepared.body]).toEqual([204, ''])
    const answer = await student.get(`${at}/references`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect((answer.json() as ReferenceList).entries).toHaveLength(5)
    const another = await subscriber(test)
    expect((await another.ask('POST', `${at}/references/prepared`)).statusCode).toBe(404)
  })

  it('is judged by another style when the student asks for it', async () => {
    const { student, at } = await openWork()
    const list: ReferenceList = (await student.get(`${at}/references?style=harvard`)).json()
    expect(list.entries.filter(({ outcome }) => outcome === 'same')).toHaveLength(4)
    expect((await student.get(`${at}/references?style=oxford`)).statusCode).toBe(400)
  })

  it('is corrected in the student’s own Word file, as changes they accept or reject', async () => {
    const { student, at } = await openWork()
    const answer = await student.get(`${at}/references/word?style=apa`)
    expect(answer.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''My%20thesis%20with%20references%20corrected.docx",
    )
    const xml = textOfPart(openParts(new Uint8Array(answer.rawPayload))!, 'word/document.xml') ?? ''
    const accepted = readBody(xml.replace(/<w:del [\s\S]*?<\/w:del>/g, '')).text.split('\n')
    expect(accepted).toContain('Mulenga, K. (2015). Sharing risk in rural households. UNZA Press.')
    expect(accepted).toContain(
      'Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. Journal of African Rural Studies, 12(3), 45–67.',
    )
    expect(accepted.slice(0, 5)).toEqual(BODY)
    const rejected = readBody(
      xml
        .replace(/<w:ins [\s\S]*?<\/w:ins>/g, '')
        .replaceAll('delText', 't')
        .replace(/<w:del [^>]*>|<\/w:del>/g, ''),
    ).text
    expect(rejected).toContain(LIST.join('\n'))
  })

  it('is taken along as RIS, BibTeX and CSL-JSON, with everything that was read', async () => {
    const { student, at } = await openWork()
    const ris = readRis((await student.get(`${at}/references/file?format=ris`)).payload)
    const csl = readCslJson((await student.get(`${at}/references/file?format=csl-json`)).payload)
    expect(ris).toEqual(csl)
    expect(csl.map(({ id }) => id)).toEqual([
      'banda2019',
      'ministry2017',
      'mulenga2015',
      'tembo2012',
      'zulu2014',
    ])
    const bib = await student.get(`${at}/references/file?format=bibtex`)
    expect(bib.headers['content-type']).toContain('application/x-bibtex')
    expect(bib.payload).toContain('author = {Banda, T. M. and Phiri, C.}')
  })

  it('is filled in from a library that comes beside it, and a file that is none is told so', async () => {
    const { student, at } = await openWork()
    const library =
      '@book{t, author = {Tembo, Gift}, title = {Markets far away}, year = 2012, publisher = {Zed Books}, address = {London}, doi = {10.1234/t}}'
    const list: ReferenceList = (await student.post(`${at}/references`, { style: 'apa', library })).json()
    const tembo = list.entries.find(({ written }) => written.startsWith('Tembo'))
    expect(tembo?.note).toBe('Filled in from your library: place and DOI.')
    expect(tembo?.right.map(({ text }) => text).join('')).toContain('https://doi.org/10.1234/t')
    const refused = await student.post(`${at}/references`, { library: 'Dear Mrs Phiri, thank you.' })
    expect(refused.json()).toMatchObject({ code: 'no-library' })
  })

  it('cannot be read once the file is gone, and says so', async () => {
    const { student, at } = await openWork()
    const { analysis } = (await student.get(at)).json()
    await student.delete(`/api/documents/${analysis.document.id}`)
    const answer = await student.get(`${at}/references`)
    expect(answer.statusCode).toBe(410)
    expect(answer.json()).toMatchObject({
      code: 'file-gone',
      error: expect.stringContaining('no longer kept'),
    })
  })

  it('of a work without one is no list, and other files take no tracked changes', async () => {
    const student = await subscriber(test)
    const content = BODY.join('\n\n')
    const at = await analysed(student, { name: 'a.txt', content, type: 'text/plain' })
    expect((await student.get(`${at}/references`)).json()).toMatchObject({
      entries: [],
      unusable: expect.stringContaining('no list'),
    })
    expect((await student.get(`${at}/references/word`)).json()).toMatchObject({ code: 'no-word-file' })
    expect((await student.get(`${at}/references/file?format=ris`)).statusCode).toBe(404)
  })

  it('is nobody else’s', async () => {
    const { at } = await openWork()
    const stranger = await subscriber(test)
    for (const path of ['references', 'references/word', 'references/file?format=ris'])
      expect((await stranger.get(`${at}/${path}`)).statusCode).toBe(404)
  })
})
