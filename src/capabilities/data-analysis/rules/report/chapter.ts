/** Everything that was computed in a conversation as one chapter: numbered tables and figures, and their sentences. */
import { escapeXml } from '#kit/escape-xml.ts'
import { lineXml, pictureXml, type WordPicture, writeBody } from '#kit/word/write-document.ts'
import type { KeptAnalysis } from '../../contract.ts'
import type { ReportTable } from '../analyses/analysis.ts'
import { capital } from './capital.ts'
import { type Run, statisticsInHead, statisticsInText } from './italics.ts'
import { objectiveWords } from './objective-answered.ts'

export const computed = (analyses: readonly KeptAnalysis[]): KeptAnalysis[] =>
  analyses.filter(({ sentences }) => sentences !== undefined && sentences.length > 0)

const STATES = { met: 'met', 'not-met': 'not met' }

/** What the figures show of the assumptions of an analysis. */
function checkedXml({ assumptions = [] }: KeptAnalysis): string {
  const told = assumptions.flatMap(({ name, state, words }) =>
    state === 'to-judge' ? [] : [`${name} (${STATES[state]}): ${words}`],
  )
  return told.length > 0 ? proseXml(`Assumptions. ${told.join(' ')}`) : ''
}

/** What only the student can know stands at the end, and not among the results. */
function toJudgeXml(analyses: readonly KeptAnalysis[]): string {
  const asked = new Map<string, string[]>()
  for (const { line, assumptions = [] } of analyses)
    for (const { name, state, words } of assumptions)
      if (state === 'to-judge')
        asked.set(`${name}: ${words}`, [...(asked.get(`${name}: ${words}`) ?? []), line])
  if (asked.size === 0) return ''
  return [
    lineXml({ style: 'heading', text: 'For you to judge (not part of the chapter)' }),
    ...[...asked].map(([words, lines]) =>
      proseXml(
        lines.length === analyses.length && lines.length > 1 ? words : `${words} (${lines.join('; ')})`,
      ),
    ),
  ].join('')
}

/** A chart as a picture, and what it shows. */
export type ChapterFigure = Omit<WordPicture, 'id'>

export function chapterFile(
  analyses: readonly KeptAnalysis[],
  figuresFor: ReadonlyMap<KeptAnalysis, readonly ChapterFigure[]> = new Map(),
): Uint8Array {
  let number = 0
  const pictures: WordPicture[] = []
  const parts = computed(analyses).map((analysis) => {
    const { line, tables = [], sentences = [], objective } = analysis
    const own = (figuresFor.get(analysis) ?? []).map((figure) => {
      const picture = { ...figure, id: `picture${pictures.length + 1}` }
      pictures.push(picture)
      return figureXml(picture, pictures.length)
    })
    const numbers = tables.map(() => ++number)
    const see =
      numbers.length === 0
        ? ''
        : ` (see ${numbers.length === 1 ? `Table ${numbers[0]}` : `Tables ${numbers[0]} ${numbers.length === 2 ? 'and' : 'to'} ${numbers.at(-1)}`})`
    return [
      lineXml({ style: 'heading', text: line }),
      proseXml(withTables(sentences, see)),
      ...(objective ? [lineXml({ style: 'text', text: objectiveWords(objective) })] : []),
      ...tables.map((table, at) => tableXml(table, numbers[at]!)),
      ...own,
      checkedXml(analysis),
    ].join('')
  })
  const end = toJudgeXml(computed(analyses))
  return writeBody([lineXml({ style: 'title', text: 'Results' }), ...parts, end].join(''), pictures)
}

/** After the sentence with the figures, and not after what they do not mean. */
function withTables(sentences: readonly string[], see: string): string {
  const at = Math.max(
    0,
    sentences.findIndex((one) => /[=<] ?[−\d.]|\d%/.test(one)),
  )
  return sentences
    .map((one, i) => capital(i === at && see ? `${one.replace(/\.$/, '')}${see}.` : one))
    .join(' ')
}

const wordRun = (text: string, look = '') =>
  `<w:r><w:rPr>${look}<w:sz w:val="20"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
const runsXml = (runs: readonly Run[]) =>
  runs.map(({ text, isItalic }) => wordRun(text, isItalic ? '<w:i/>' : '')).join('')
/** A paragraph of the chapter itself, its statistics in italics. */
const proseXml = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Normal"/></w:pPr>${statisticsInText(text)
    .map(
      ({ text: part, isItalic }) =>
        `<w:r>${isItalic ? '<w:rPr><w:i/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeXml(part)}</w:t></w:r>`,
    )
    .join('')}</w:p>`
const paragraph = (inside: string, properties: string) => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`
const RULE = (side: string) => `<w:${side} w:val="single" w:sz="8" w:space="0" w:color="000000"/>`
const NUMERIC = /^[−\-.\d,\s%<>[\]*()∞—]*$/

const captionXml = (what: string, title: string) =>
  paragraph(wordRun(what, '<w:b/>'), `<w:keepNext/><w:spacing w:before="200" w:after="0"/>`) +
  paragraph(wordRun(titleCase(title), '<w:i/>'), '<w:keepNext/><w:spacing w:after="80"/>')

const figureXml = (picture: WordPicture, number: number) =>
  captionXml(`Figure ${number}`, picture.says) + pictureXml(picture, number)

const SMALL_WORDS = /^(?:a|an|and|as|at|but|by|for|from|if|in|of|on|or|per|the|to|vs|with)$/
/** As APA 7 writes titles of tables and figures; a question in quotation marks, and bp_before, keep their letters. */
const titleCase = (title: string): string =>
  title.replace(/“[^”]*”|[\p{L}\p{N}_’]+/gu, (word, at: number) =>
    (at > 0 && SMALL_WORDS.test(word)) || !/^\p{Ll}{2,}(?:’\p{Ll}+)?$/u.test(word)
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  )

/** A4 between margins of an inch, in twentieths of a point. */
const TEXT_WIDTH = 9026
const LETTER = 105
const PADDING = 220

/** Each column as wide as its longest word at least, so that no word is broken; what is left goes to those with more to say. */
function widthsOf(head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const columns = head.map((name, at) => [name, ...rows.map((row) => row[at] ?? '')])
  const longest = (parts: readonly string[]) => parts.reduce((most, one) => Math.max(most, one.length), 0)
  const least = columns.map((cells) => PADDING + LETTER * longest(cells.flatMap((cell) => cell.split(/\s+/))))
  const wanted = columns.map((cells, at) => Math.max(0, PADDING + LETTER * longest(cells) - least[at]!))
  const free = Math.max(0, TEXT_WIDTH - least.reduce((sum, one) => sum + one, 0))
  const all = wanted.reduce((sum, one) => sum + one, 0)
  const share = all > free ? free / all : 1
  const over = Math.max(0, free - all) / head.length
  return least.map((one, at) => Math.round(one + share * wanted[at]! + over))
}

/** Rows of a table that fits on a page stay together. */
const MOST_KEPT = 14

/** As APA 7 has it: number, title in italics, rules above and below the head and at the end, the note below. */
function tableXml({ title, head, rows, note }: ReportTable, number: number): string {
  const keep = '<w:keepNext/><w:spacing w:after="0"/>'
  const widths = widthsOf(head, rows)
  const isNumeric = head.map((_, at) => at > 0 && rows.every((row) => NUMERIC.test(row[at] ?? '')))
  const cell = (runs: readonly Run[], at: number, borders: string, isKept: boolean) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/>${borders ? `<w:tcBorders>${borders}</w:tcBorders>` : ''}</w:tcPr>${paragraph(runsXml(runs), `${isKept ? '<w:keepNext/>' : ''}<w:spacing w:before="20" w:after="20"/><w:jc w:val="${isNumeric[at] ? 'right' : 'left'}"/>`)}</w:tc>`
  const line = (cells: readonly (readonly Run[])[], properties: string, borders: string, isKept: boolean) =>
    `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>${head.map((_, at) => cell(cells[at] ?? [], at, borders, isKept)).join('')}</w:tr>`
  const plain = (row: readonly string[]) =>
    row.map((text, at) => [{ text: at === 0 ? capital(text) : text, isItalic: false }])
  const body = rows.map((row, at) =>
    line(
      plain(row),
      '',
      at === rows.length - 1 ? RULE('bottom') : '',
      rows.length <= MOST_KEPT && at < rows.length - 1,
    ),
  )
  return [
    captionXml(`Table ${number}`, title),
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
    line(
      statisticsInHead(head.map((text, at) => (at === 0 ? capital(text) : text))),
      '<w:tblHeader/>',
      RULE('top') + RULE('bottom'),
      true,
    ),
    ...body,
    '</w:tbl>',
    note
      ? paragraph(
          wordRun('Note. ', '<w:i/>') + runsXml(statisticsInText(note)),
          '<w:spacing w:before="60" w:after="200"/>',
        )
      : paragraph('', keep),
  ].join('')
}

export function syntaxFile(analyses: readonly KeptAnalysis[], language: 'r' | 'spss'): string {
  const begin =
    language === 'r'
      ? '# Read your file into a data frame called data first, for instance with readxl::read_excel or haven::read_sav.'
      : '* Open your data file first. Names with spaces are written with underscores.'
  const parts = computed(analyses).flatMap(({ line, syntax }) =>
    syntax
      ? [
          `${language === 'r' ? '#' : '*'} ${line.replace(/\s+/g, ' ')}${language === 'r' ? '' : '.'}\n${syntax[language]}`,
        ]
      : [],
  )
  return `${[begin, ...parts].join('\n\n')}\n`
}
