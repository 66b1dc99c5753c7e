import { expect, it } from 'vitest'
import { officeFaults } from '#tests/office-faults.ts'
import { addComments, type Remark } from './add-comments.ts'
import { asPart, openParts, packParts, textOfPart } from './package.ts'
import { readBody } from './runs.ts'
import { writeDocument } from './write-document.ts'

const DOCUMENT = 'word/document.xml'
const COMMENTS = 'word/comments.xml'
const part = (bytes: Uint8Array, name: string) => textOfPart(openParts(bytes)!, name) ?? ''
const textOf = (bytes: Uint8Array) => readBody(part(bytes, DOCUMENT)).text

/** A file whose body is this markup. */
function fileOf(body: string, more: Record<string, string> = {}): Uint8Array {
  const parts = openParts(writeDocument([{ style: 'text', text: 'in its place' }]))!
  const whole = textOfPart(parts, DOCUMENT)!.replace(/<w:p>.*<\/w:p>/, () => body)
  for (const [name, xml] of Object.entries({ ...more, [DOCUMENT]: whole })) parts.set(name, asPart(xml))
  return packParts(parts)
}
const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const r = (text: string, properties = '') => `<w:r>${properties}<w:t>${text}</w:t></w:r>`
const BOLD = '<w:rPr><w:b/></w:rPr>'

const remark = (quote: string, says = 'Say why.', occurrence = 0): Remark => ({
  says: [says],
  author: 'Weekbe4',
  initials: 'W4',
  date: '2026-11-22T10:00:00.000Z',
  quotes: [{ quote, occurrence }],
})

/** The text a reader sees marked: between the marks of each comment. */
function marked(bytes: Uint8Array): string[] {
  const xml = part(bytes, DOCUMENT)
  return [...xml.matchAll(/<w:commentRangeStart w:id="(\d+)"\/>/g)].map(([whole, id], at) => {
    const from = xml.indexOf(whole) + whole.length
    const between = xml.slice(from, xml.indexOf(`<w:commentRangeEnd w:id="${id}"/>`, from))
    expect(at).toBeGreaterThanOrEqual(0)
    return between.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '')
  })
}

it.each([
  ['a sentence in the middle of a run', p(r('First one. We asked 214 nurses in Lusaka. Last one.'))],
  [
    'a sentence over runs of other looks',
    p(r('First one. We asked '), r('214 nurses', BOLD), r(' in Lusaka. Last one.')),
  ],
  [
    'a sentence in a link',
    p(`<w:hyperlink w:anchor="x">${r('We asked 214 nurses in Lusaka. Last one.')}</w:hyperlink>`),
  ],
  [
    'a sentence that somebody put in',
    p(
      `<w:ins w:id="7" w:author="A" w:date="2026-01-01T00:00:00Z">${r('We asked 214 nurses in Lusaka. Last one.')}</w:ins>`,
    ),
  ],
  [
    'a sentence in a cell',
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="100"/></w:tblGrid><w:tr><w:tc>${p(r('We asked 214 nurses in Lusaka.'))}</w:tc></w:tr></w:tbl>${p()}`,
  ],
  [
    'a sentence with words taken out of it',
    p(
      r('We asked 214 '),
      '<w:del w:id="8" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>old </w:delText></w:r></w:del>',
      r('nurses in Lusaka.'),
    ),
  ],
])('marks %s, and nothing but it', (_what, body) => {
  const file = fileOf(body)
  const { bytes, placed } = addComments(file, [remark('We asked 214 nurses in Lusaka.')])!
  expect(placed).toEqual([true])
  expect(marked(bytes).map((text) => text.replace('old ', ''))).toEqual(['We asked 214 nurses in Lusaka.'])
  expect(textOf(bytes)).toBe(textOf(file))
})

it('keeps the look of a run that it says in two, and its spaces', () => {
  const file = fileOf(p(r('Before it. The whole sentence here. After it.', BOLD)))
  const xml = part(addComments(file, [remark('The whole sentence here.')])!.bytes, DOCUMENT)
  expect(xml.match(/<w:rPr><w:b\/><\/w:rPr>/g)).toHaveLength(3)
  expect(xml).toContain('<w:t xml:space="preserve">Before it. </w:t>')
})

it('finds letters written as references, and parts no reference', () => {
  const file = fileOf(p(r('Fish &amp; chips. P &lt; 0.05 &#233;t&#xE9; was found &quot;often&quot;. End.')))
  const { bytes } = addComments(file, [remark('P < 0.05 été was found "often".')])!
  expect(part(bytes, DOCUMENT)).toContain('>P &lt; 0.05 &#233;t&#xE9; was found &quot;often&quot;.</w:t>')
  expect(textOf(bytes)).toBe(textOf(file))
})

it('keeps the comments of others, their numbers and the changes that somebody tracked', async () => {
  const first = addComments(fileOf(p(r('One sentence stands here. Another sentence stands there.'))), [
    { ...remark('One sentence stands here.', 'Old words.'), author: 'Supervisor' },
  ])!.bytes
  const { bytes } = addComments(first, [remark('Another sentence stands there.', 'New words.')])!
  const comments = part(bytes, COMMENTS)
  expect(comments).toContain('w:id="0" w:author="Supervisor"')
  expect(comments).toContain('w:id="1" w:author="Weekbe4"')
  expect(marked(bytes)).toEqual(['One sentence stands here.', 'Another sentence stands there.'])
  expect(part(bytes, 'word/_rels/document.xml.rels').match(/relationships\/comments"/g)).toHaveLength(1)
  expect(await officeFaults(bytes, 'docx')).toEqual([])
})

it('takes the occurrence it is told where the same words stand twice', () => {
  const file = fileOf(p(r('The same words again.')) + p(r('Something else.')) + p(r('The same words again.')))
  const { bytes } = addComments(file, [remark('The same words again.', 'Twice.', 1)])!
  expect(part(bytes, DOCUMENT).indexOf('commentRangeStart')).toBeGreaterThan(
    part(bytes, DOCUMENT).indexOf('Something else.'),
  )
})

it('puts many remarks on one sentence, and some inside of others', async () => {
  const file = fileOf(p(r('We asked 214 nurses in Lusaka about sleep and work.')))
  const quotes = [
    'We asked 214 nurses in Lusaka about sleep and work.',
    '214 nurses in Lusaka',
    'nurses in Lusaka about sleep',
    '214 nurses in Lusaka',
  ]
  const { bytes, placed } = addComments(
    file,
    quotes.map((quote) => remark(quote)),
  )!
  expect(placed).toEqual([true, true, true, true])
  expect(marked(bytes).toSorted()).toEqual(quotes.toSorted())
  expect(textOf(bytes)).toBe(textOf(file))
  expect(await officeFaults(bytes, 'docx')).toEqual([])
})

it('says at the beginning what has no place in the running text', () => {
  const file = fileOf(p(r('The first words of it.')) + p(r('More.')))
  const { bytes, placed } = addComments(file, [
    remark('Nowhere to be found in here.'),
    { ...remark(''), quotes: [] },
  ])!
  expect(placed).toEqual([false, false])
  expect(marked(bytes)).toEqual(['The first words of it.', 'The first words of it.'])
})

it('leaves text boxes and formulas whole', () => {
  const box =
    '<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p><w:r><w:t>We asked 214 nurses in a box.</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r>'
  const formula =
    '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>n equals z squared</m:t></m:r></m:oMath>'
  const file = fileOf(p(box, r('By the rule '), formula, r(' we asked many.')))
  const { bytes, placed } = addComments(file, [
    remark('We asked 214 nurses in a box.'),
    remark('equals z squared we asked many.'),
  ])!
  expect(placed).toEqual([false, true])
  expect(marked(bytes)[1]).toBe('n equals z squared we asked many.')
})

it.each([
  ['no archive', new Uint8Array([1, 2, 3])],
  ['an archive of something else', packParts(new Map([['a.txt', asPart('a')]]))],
  ['a document without a word', fileOf(p())],
  [
    'a body that is not Word’s',
    packParts(
      new Map([
        ['[Content_Types].xml', asPart('<Types></Types>')],
        [DOCUMENT, asPart('<x/>')],
      ]),
    ),
  ],
])('puts nothing into %s', (_what, bytes) => {
  expect(addComments(bytes, [remark('Anything that is long.')])).toBeUndefined()
})

it('writes what no file may hold as nothing', async () => {
  const file = fileOf(p(r('The first words of it.')))
  const { bytes } = addComments(file, [
    remark('The first words of it.', 'A\u0000B\ud800 <b> & "c" \u{1F600}'),
  ])!
  expect(part(bytes, COMMENTS)).toContain('>AB &lt;b&gt; &amp; &quot;c&quot; \u{1F600}<')
  expect(await officeFaults(bytes, 'docx')).toEqual([])
})

it('writes a document of its own that Word takes', async () => {
  const lines = [
    { style: 'title', text: 'What to do' },
    { style: 'heading', text: '1. Sample' },
    { style: 'text', text: 'Say why <214> & not 300.' },
    { style: 'quotation', text: '“We asked 214 nurses.”' },
    { style: 'small', text: 'page 4' },
  ] as const
  const bytes = writeDocument(lines)
  expect(textOf(bytes)).toBe(lines.map(({ text }) => `${text}\n`).join(''))
  expect(await officeFaults(bytes, 'docx')).toEqual([])
})
