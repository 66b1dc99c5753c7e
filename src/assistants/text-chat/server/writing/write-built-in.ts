/** An answer of the built-in study engine: found, quoted and marked, and labelled as such. */
import type { AnswerSegment } from '#capabilities/study/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { cellsOf } from '#product/document-model.ts'
import type { ChatSource } from '../../contract.ts'
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import { inFile } from '../../rules/words/in-file.ts'
import { inMarkdown, tableInMarkdown } from '../../rules/words/in-markdown.ts'
import type { LiveAnswer } from '../answers/live-answer.ts'
import { extrasOf } from '../conversations/extras.ts'
import type { MessageRow } from '../tables.ts'
import { type Sources, sourcesOf } from './sources.ts'
import type { OpenDocument, Task, WritingWorld, WrittenAnswer } from './task.ts'

export const BUILT_IN = { name: STUDY_SENTENCES.name, builtIn: true } as const

export async function writeBuiltIn(
  { studyWorker }: WritingWorld,
  live: LiveAnswer,
  { question, about, before: said, document, others, signal }: Task,
): Promise<WrittenAnswer> {
  const write = segmentWriter(live, document)
  const asked = about && !namesAThing(question) ? `What is ${about}?` : question
  const before = said.flatMap(({ sender, content }, at) =>
    sender === 'user' && content && !asksWhichFile(said[at + 1]) ? [content] : [],
  )
  let choices: readonly string[] = []
  let isMissing = false
  const sending = { document: document?.forWorker, signal }
  for await (const segment of studyWorker.ask({ question: asked, before: about ? [] : before, ...sending })) {
    write(segment.text === STUDY_SENTENCES.introduction ? { ...segment, text: FIXED_ANSWERS.who } : segment)
    choices = segment.choices ?? choices
    isMissing ||= NOT_FOUND.has(segment.text)
  }
  // What one file does not say, another may.
  if (isMissing && others.length > 0) choices = others.map((name) => inFile(question, name))
  return { engine: BUILT_IN, ...(choices.length > 0 && { choices: [...choices] }) }
}

/** A question that was only asked back has told nothing yet. */
function asksWhichFile(reply: MessageRow | undefined): boolean {
  const choices = reply && extrasOf(reply).choices
  return choices !== undefined && reply?.content === FIXED_ANSWERS.whichFile(choices.length)
}

const NOT_FOUND: ReadonlySet<string> = new Set([STUDY_SENTENCES.notInDocument, STUDY_SENTENCES.nearest])

/** "Explain this" is about the selected words only. */
const namesAThing = (question: string) =>
  question.split(/\s+/).length > 4 && !/\b(?:this|that|these|those|it)\b/i.test(question)

const LEADS: Partial<Record<AnswerSegment['kind'], string>> = {
  quote: 'Your document says:',
  question: 'An examiner may ask:',
}

function segmentWriter(
  live: LiveAnswer,
  document: OpenDocument | undefined,
): (segment: AnswerSegment) => void {
  const sources = document && sourcesOf(document, live.sources)
  let kind: AnswerSegment['kind'] | undefined
  let entry: string | undefined
  let isAnnounced = false
  return (segment) => {
    const [source] = segment.sources
    const isEntry =
      segment.kind === 'handbook' && source?.kind === 'handbook' && source.quote === segment.text
    const opened = isEntry ? source.entryId : undefined
    const isNew = kind !== segment.kind || (opened !== undefined && opened !== entry)
    entry = opened ?? entry
    const gap = kind === undefined ? '' : isNew ? '\n\n' : isListed(segment.kind) ? '\n' : ' '
    kind = segment.kind
    const lead = isNew && !(isAnnounced && kind !== 'handbook') ? segmentLead(segment) : ''
    isAnnounced = segment.text.endsWith(':')
    const { text, fresh } = segmentLine(segment, sources, document)
    live.grow(`${gap}${lead}${text}`, fresh)
  }
}

const isListed = (kind: AnswerSegment['kind']) => kind === 'quote' || kind === 'question' || kind === 'line'

function segmentLead({ kind, sources: [source] }: AnswerSegment): string {
  if (kind === 'handbook' && source?.kind === 'handbook')
    return `From the handbook, **${inMarkdown(source.title)}**:\n\n`
  const lead = LEADS[kind]
  return lead ? `${lead}\n\n` : ''
}

type WrittenLine = { text: string; fresh: readonly ChatSource[] }

function segmentLine(
  { kind, text, sources: [source] }: AnswerSegment,
  sources: Sources | undefined,
  document: OpenDocument | undefined,
): WrittenLine {
  if (source?.kind !== 'document')
    return { text: `${kind === 'line' || kind === 'question' ? '- ' : ''}${inMarkdown(text)}`, fresh: [] }
  const chip = sources?.mark(source)
  const { mark = '', fresh = [] } = chip ?? {}
  if (kind === 'question')
    return { text: `- ${inMarkdown(text.split(' It rests on ')[0]!)} ${mark}`.trimEnd(), fresh }
  const lead = inMarkdown(text.slice(0, Math.max(0, text.indexOf(`“${source.quote}”`))))
  const block = document?.model.blocks.find(({ id }) => id === source.sentenceId)
  const rows = block && cellsOf(block)
  if (rows && rows.length > 1) {
    // Of a long table the row that was asked for, under its headings: the chip shows the rest.
    const asked =
      rows.length > LONG ? rows.find((cells) => cells.join(' | ').trim() === source.quote.trim()) : undefined
    const head = block.table?.headings ?? rows[0]!
    const shown = asked ? [head, asked] : rows.slice(0, MOST_ROWS)
    return { text: `- ${lead || 'Table:'} ${mark}\n\n${tableInMarkdown(withoutEmpty(shown))}\n`, fresh }
  }
  return { text: `- ${lead && `${lead} `}“${inMarkdown(source.quote)}” ${mark}`.trimEnd(), fresh }
}
const MOST_ROWS = 40
const LONG = 8

/** Without the columns in which nothing stands. */
function withoutEmpty(rows: readonly (readonly string[])[]): string[][] {
  const columns = [...Array(Math.max(...rows.map((row) => row.length))).keys()]
  const told = columns.filter((at) => rows.slice(1).some((row) => row[at]?.trim()))
  return rows.map((row) => told.map((at) => row[at] ?? ''))
}
