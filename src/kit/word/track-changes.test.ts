import { describe, expect, it } from 'vitest'
import { MAIN } from './names.ts'
import { asPart, openParts, packParts, textOfPart } from './package.ts'
import { readBody } from './runs.ts'
import { trackChanges } from './track-changes.ts'
import { writeDocument } from './write-document.ts'

const TRACKING = { author: 'Weekbe4', date: '2026-11-28T10:00:00.000Z' }

const run = (text: string, properties = '') =>
  `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
const italic = '<w:rPr><w:i/></w:rPr>'

function fileOf(...paragraphs: string[]): Uint8Array {
  const parts = openParts(writeDocument([]))!
  const body = paragraphs.map((inside) => `<w:p>${inside}</w:p>`).join('')
  parts.set(
    'word/document.xml',
    asPart(`<w:document xmlns:w="${MAIN}"><w:body>${body}</w:body></w:document>`),
  )
  return packParts(parts)
}

const xmlOf = (bytes: Uint8Array) => textOfPart(openParts(bytes)!, 'word/document.xml') ?? ''
const accepted = (xml: string) => readBody(xml.replace(/<w:del [\s\S]*?<\/w:del>/g, '')).text
const rejected = (xml: string) =>
  readBody(
    xml
      .replace(/<w:ins [\s\S]*?<\/w:ins>/g, '')
      .replaceAll('delText', 't')
      .replace(/<w:del [^>]*>|<\/w:del>/g, ''),
  ).text

describe('tracked changes in a Word file', () => {
  const written = 'Banda T and Phiri C (2019) Goats and grass. Journal of Herding 12(3), pp. 45-67.'
  const right = [
    { text: 'Banda, T., & Phiri, C. (2019). Goats and grass. ' },
    { text: 'Journal of Herding', italic: true as const },
    { text: ', ' },
    { text: '12', italic: true as const },
    { text: '(3), 45–67.' },
  ]

  it('read as the new words when accepted, and as the old ones when rejected', () => {
    const file = fileOf(run('Before it.'), run(written), run('After it.'))
    const { bytes, placed } = trackChanges(file, [{ quote: written, runs: right }], TRACKING)!
    expect(placed).toEqual([true])
    expect(accepted(xmlOf(bytes))).toBe(`Before it.\n${right.map(({ text }) => text).join('')}\nAfter it.\n`)
    expect(rejected(xmlOf(bytes))).toBe(`Before it.\n${written}\nAfter it.\n`)
  })

  it('leave the words that stay outside any change, and name their author', () => {
    const { bytes } = trackChanges(fileOf(run(written)), [{ quote: written, runs: right }], TRACKING)!
    const xml = xmlOf(bytes)
    expect(xml).not.toMatch(/<w:(?:del|ins) [^>]*>(?:(?!<\/w:(?:del|ins)>).)*Goats/)
    expect(xml).toContain('w:author="Weekbe4" w:date="2026-11-28T10:00:00Z"')
    const ids = [...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('set a title in italics that was not, and leave one alone that was', () => {
    const file = fileOf(run('Goats. ') + run('Journal of Herding', italic) + run(', 12'))
    const runs = [
      { text: 'Goats. ' },
      { text: 'Journal of Herding', italic: true as const },
      { text: ', ' },
      { text: '12', italic: true as const },
    ]
    const xml = xmlOf(trackChanges(file, [{ quote: 'Goats. Journal of Herding, 12', runs }], TRACKING)!.bytes)
    expect(xml).toContain(run('Journal of Herding', italic))
    expect(xml).toMatch(/<w:ins [^>]*><w:r><w:rPr><w:i\/><\/w:rPr><w:t xml:space="preserve">12<\/w:t>/)
  })

  it('begin an entry with a sign that was not there', () => {
    const file = fileOf(run('Goats. Herding 12.'))
    const { bytes } = trackChanges(
      file,
      [{ quote: 'Goats. Herding 12.', runs: [{ text: '“Goats.” Herding 12.' }] }],
      TRACKING,
    )!
    expect(accepted(xmlOf(bytes))).toBe('“Goats.” Herding 12.\n')
    expect(rejected(xmlOf(bytes))).toBe('Goats. Herding 12.\n')
  })

  it('change nothing where a footnote stands among the words, or the entry is broken over paragraphs', () => {
    const note = '<w:r><w:footnoteReference w:id="2"/><w:t>Goats and</w:t></w:r>'
    const file = fileOf(
      note + run(' grass in Herding 12.'),
      run('Mulenga on roads and'),
      run('bridges of the north.'),
    )
    const { bytes, placed } = trackChanges(
      file,
      [
        { quote: 'Goats and grass in Herding 12.', runs: [{ text: 'Grass and goats. Herding, 12.' }] },
        { quote: 'Mulenga on roads and bridges of the north.', runs: [{ text: 'Mulenga. Roads.' }] },
      ],
      TRACKING,
    )!
    expect(placed).toEqual([false, false])
    expect(xmlOf(bytes)).toBe(xmlOf(file))
  })

  it('keep a break within the run, and signs that the markup must escape', () => {
    const file = fileOf('<w:r><w:t>Goats &amp; grass,</w:t><w:br/><w:t>Herding 12.</w:t></w:r>')
    const { bytes } = trackChanges(
      file,
      [{ quote: 'Goats & grass, Herding 12.', runs: [{ text: 'Goats & grass, Herding, 12.' }] }],
      TRACKING,
    )!
    expect(xmlOf(bytes)).toContain('<w:br/>')
    expect(accepted(xmlOf(bytes))).toBe('Goats & grass, Herding, 12.\n')
  })

  it('are not written into what is no Word file', () => {
    expect(trackChanges(new Uint8Array([1, 2, 3]), [], TRACKING)).toBeUndefined()
  })
})
