/** Drafts as students really have them: with the supervisor's comments and changes in them, or a template half filled in. */
import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { analyze, finished, subscriber } from '#tests/decoder.ts'
import { makeDocx, paragraph } from '../../../../tests/fixtures/make/word-files.ts'
import type { ZipPart } from '../../../../tests/fixtures/make/zip-file.ts'
import { Analysis } from '../contract.ts'

const test = testApp()

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const COMMENTS: ZipPart = {
  name: 'word/comments.xml',
  content: `<?xml version="1.0" encoding="UTF-8"?><w:comments ${NAMES}><w:comment w:id="1" w:author="Supervisor">${paragraph('The sample of 999 tailors was selected by simple random sampling: is this true?')}</w:comment></w:comments>`,
}
const changed = (before: string, taken: string, put: string, after: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${before}</w:t></w:r><w:del w:id="2"><w:r><w:delText>${taken}</w:delText></w:r></w:del><w:ins w:id="3"><w:r><w:t>${put}</w:t></w:r></w:ins><w:r><w:t xml:space="preserve">${after}</w:t></w:r></w:p>`
const commented = (text: string) =>
  `<w:p><w:commentRangeStart w:id="1"/><w:r><w:t>${text}</w:t></w:r><w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>`

const PROSE =
  'Many tailors in small towns keep no books, and nobody has studied how the rains change what they sell there (Banda, 2019; Phiri, 2020).'
const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.'

const thesis = (...methods: string[]) => [
  paragraph('How tailors keep their books in Kasama', 'Title'),
  paragraph('Abstract', 'H1'),
  paragraph('This study asks how tailors keep their books. The results show that 64% of them keep none.'),
  paragraph('Introduction', 'H1'),
  paragraph(PROSE),
  paragraph('The aim of this study was to find out how tailors keep their books.'),
  paragraph('Methods', 'H1'),
  ...methods,
  paragraph('Results', 'H1'),
  paragraph('The results show that 64% of the tailors keep no books at all.'),
  paragraph('Conclusion', 'H1'),
  paragraph('The study concludes that tailors need books that a lender can read.'),
  paragraph('References', 'H1'),
  ...[
    'Banda, C. (2019). Cloth and rain. Kasama: Press.',
    'Phiri, M. (2020). Books of trade. Lusaka: Press.',
  ].map((entry) => paragraph(entry)),
]

async function analysed(name: string, body: string[], more: ZipPart[] = []): Promise<Analysis> {
  const student = await subscriber(test)
  const answer = await analyze(student, { name, content: makeDocx(body.join(''), more), type: '' })
  const done = await finished(student, answer.json().sessionId)
  expect(done).toMatchObject({ status: 'completed' })
  return Analysis.parse(done.analysis)
}

describe('a draft that came back', () => {
  it('is read as it stands with its changes accepted, and without what was said in its margin', async () => {
    const analysis = await analysed(
      'returned.docx',
      thesis(
        changed('A total of ', '77', '88', ' traders were interviewed in the market of Kasama.'),
        commented('The tailors were selected by quota sampling from four streets.'),
      ),
      [COMMENTS],
    )
    // Without the document's id, whose random letters may hold any figure.
    const said = JSON.stringify({ ...analysis, document: undefined })
    expect(analysis.isResearch).toBe(true)
    expect(analysis.stats.sampleSize).toBe('88')
    expect(said).toContain('quota sampling')
    expect(said).not.toMatch(/\b77\b|999|simple random/)
  })
})

describe('a template that was not filled in', () => {
  it('is said to be one, and its filling is evidence of nothing but that', async () => {
    const analysis = await analysed(
      'template.docx',
      thesis(
        paragraph(LOREM),
        paragraph('[Insert your text here]'),
        paragraph(`The study will use ${LOREM}`),
      ),
    )
    expect(analysis.notes.join(' ')).toMatch(/placeholder/i)
    const filled = ({ content, evidence }: Analysis['dataAnalysis']) =>
      content
        .map((says, at) => `${says} ${(evidence[at] ?? []).map(({ quote }) => quote).join(' ')}`)
        .filter((point) => /lorem|dolor sit|insert your text/i.test(point))
    const { executiveSummary, methodologyEvaluation, dataAnalysis, literatureReview } = analysis
    for (const section of [executiveSummary, methodologyEvaluation, dataAnalysis, literatureReview])
      expect(filled(section)).toEqual([])
    for (const section of [analysis.resultsInterpretation, analysis.improvementRecommendations])
      for (const point of filled(section)) expect(point).toContain('meant to be replaced')
  })
})
