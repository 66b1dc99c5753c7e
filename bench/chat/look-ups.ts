/**
 * Questions to real documents with answer keys: whether the place is found, nothing is invented, and positions are read
 * exactly. Engines that are wrong on purpose must be detected.
 */
import { answerQuestion } from '../../src/capabilities/study/rules/answerer/answer.ts'
import type { AnswerSegment } from '../../src/capabilities/study/rules/answerer/answer-segment.ts'
import type { Handbook } from '../../src/capabilities/study/rules/handbook/handbook-search.ts'
import { type OpenStudy, openStudy } from '../../src/capabilities/study/rules/open-study.ts'
import { readHandbook } from '../../src/capabilities/study/server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../src/capabilities/study/spec.ts'
import { contentStems } from '../../src/kit/text/content-stems.ts'
import { atLeast, atMost } from '../printing/report.ts'
import { corpusIn, openReader } from '../real/corpus.ts'
import type { Key } from '../real/key.ts'
import { alike } from '../real/matching.ts'

type Answerer = (question: string, study: OpenStudy, handbook: Handbook) => AnswerSegment[]
type Read = { file: string; key: Key; study: OpenStudy }
type Count = { hits: number; of: number; misses: string[] }
type Figures = Record<'found' | 'wrong' | 'refused' | 'elsewhere' | 'falselyRefused' | 'positions', Count>

const NEAR = 0.6
const FIRST = 3

const honest: Answerer = (question, study, handbook) => [...answerQuestion({ question, study, handbook })]
const refuses: Answerer = () => [{ kind: 'limit', text: STUDY_SENTENCES.notInDocument, sources: [] }]
const neverDoubts: Answerer = (question, { reading }) => {
  const at = question.length % Math.max(1, reading.sentences.length)
  const { id, page, text } = reading.sentences[at]!
  return [{ kind: 'quote', text, sources: [{ kind: 'document', sentenceId: id, page, quote: text }] }]
}

const isRefusal = (segments: readonly AnswerSegment[]) => segments.some(({ kind }) => kind === 'limit')
const isDoubt = (segments: readonly AnswerSegment[]) =>
  segments.some(({ text }) => text === STUDY_SENTENCES.notCertain || text === STUDY_SENTENCES.nearest)
const quotesOf = (segments: readonly AnswerSegment[]) =>
  segments.flatMap(({ sources }) => sources.flatMap((one) => (one.kind === 'document' ? [one] : [])))

export async function measureLookUps(folder: string, showMisses: boolean): Promise<void> {
  const files = corpusIn(folder)
  if (files.length === 0) return console.log(`No documents with keys in ${folder}: not measured.`)
  const reader = openReader()
  const documents: Read[] = []
  for (const { file, path, key } of files)
    documents.push({ file, key, study: openStudy((await reader.read(path, file)).model) })
  await reader.close()
  const handbook = await readHandbook()
  const measured = measure(documents, honest, handbook)
  print(measured)
  if (showMisses)
    for (const [figure, { misses }] of Object.entries(measured))
      for (const miss of misses) console.log(`  ${figure}: ${miss}`)
  const planted = Object.entries({ refuses, 'never doubts': neverDoubts })
  const unseen = planted.filter(([, engine]) => holds(measure(documents, engine, handbook)))
  atMost('planted bad engines that this measure lets pass', unseen.length, '', 0)
}

type Budget = { figure: keyof Figures; what: string } & ({ least: number } | { most: number })
const BUDGETS: readonly Budget[] = [
  { figure: 'found', what: 'gold place among the first three', least: 90 },
  { figure: 'wrong', what: 'wrong place and no doubt', most: 1 },
  { figure: 'refused', what: 'unanswerable look-ups refused', least: 90 },
  { figure: 'elsewhere', what: 'questions of another document refused', least: 98 },
  { figure: 'falselyRefused', what: 'falsely refused', most: 10 },
  { figure: 'positions', what: 'position questions', least: 100 },
]
const percent = ({ hits, of }: Count) => (of === 0 ? Number.NaN : (100 * hits) / of)
const holds = (figures: Figures) =>
  BUDGETS.every((one) => {
    const value = percent(figures[one.figure])
    return 'least' in one ? value >= one.least : value <= one.most
  })

function print(figures: Figures): void {
  for (const one of BUDGETS) {
    const count = figures[one.figure]
    const what = `${one.what} (${count.hits} of ${count.of})`
    if ('least' in one) atLeast(what, percent(count), '%', one.least)
    else atMost(what, percent(count), '%', one.most)
  }
}

function measure(documents: readonly Read[], answer: Answerer, handbook: Handbook): Figures {
  const none = (): Count => ({ hits: 0, of: 0, misses: [] })
  const figures: Figures = {
    found: none(),
    wrong: none(),
    refused: none(),
    elsewhere: none(),
    falselyRefused: none(),
    positions: none(),
  }
  const count = (figure: Count, isHit: boolean, isMiss: boolean, what: string) => {
    figure.of += 1
    if (isHit) figure.hits += 1
    if (isMiss) figure.misses.push(what)
  }
  documents.forEach(({ file, key, study }, at) => {
    for (const { question, answer: gold, quote = '' } of key.lookups) {
      const segments = answer(question, study, handbook)
      const what = `${file}: ${question}`
      if (gold === null) {
        count(figures.refused, isRefusal(segments), !isRefusal(segments), what)
        continue
      }
      if (!quote) continue
      const context = contextOf(study, quotesOf(segments).slice(0, FIRST))
      const isFound = context.some((text) => alike(quote, text) >= NEAR)
      count(figures.found, isFound, !isFound, what)
      const isWrong = !isFound && !isRefusal(segments) && !isDoubt(segments)
      count(figures.wrong, isWrong, isWrong, what)
      count(figures.falselyRefused, isRefusal(segments), isRefusal(segments), what)
    }
    const other = documents[(at + 1) % documents.length]!
    for (const { question, answer: gold } of other.key.lookups) {
      if (gold === null || !isOnly(question, other, study, handbook)) continue
      const isRefused = isRefusal(answer(question, study, handbook))
      count(figures.elsewhere, isRefused, !isRefused, `${file}: ${question}`)
    }
    for (const { question, expects } of positionQuestions(study)) {
      const quotes = quotesOf(answer(question, study, handbook)).map(({ quote }) => quote)
      const isRight = quotes.some((quote) => quote.includes(expects) || expects.includes(quote))
      count(figures.positions, isRight, !isRight, `${file}: ${question} → ${expects.slice(0, 60)}`)
    }
  })
  return figures
}

/** True if the question names something found only in the other document: "What is the aim?" may be asked of both. */
function isOnly(question: string, { study: other }: Read, study: OpenStudy, handbook: Handbook): boolean {
  const general = vocabulary(handbook, () =>
    handbook.entries.flatMap(({ title, sentences }) => [title, ...sentences]),
  )
  const [theirs, own] = [other, study].map((of) =>
    vocabulary(of, () => of.reading.blocks.map(({ text }) => text)),
  )
  return contentStems(question).some((stem) => theirs!.has(stem) && !own!.has(stem) && !general.has(stem))
}

const vocabularies = new WeakMap<object, Set<string>>()
function vocabulary(of: object, texts: () => string[]): Set<string> {
  const known = vocabularies.get(of) ?? new Set(texts().flatMap(contentStems))
  vocabularies.set(of, known)
  return known
}

/** A sentence with those beside it, as the chip opens them on their page. */
function contextOf(
  { reading }: OpenStudy,
  quotes: readonly { sentenceId: string; quote: string }[],
): string[] {
  return quotes.flatMap(({ sentenceId, quote }) => {
    const at = reading.sentences.findIndex(({ id }) => id === sentenceId)
    return at < 0 ? [quote] : reading.sentences.slice(Math.max(0, at - 2), at + 3).map(({ text }) => text)
  })
}

const CAPTION = /^(Table|Figure)\s+([A-Z]?\d+(?:[.-]\d+)*)\s*[:.]\s*\S/

/** Made from the document itself: its captions, its numbered references, its numbered sections. */
function positionQuestions(study: OpenStudy): { question: string; expects: string }[] {
  const { reading } = study
  const captions = reading.blocks.flatMap(({ kind, text }) => {
    const [, what, number] = (kind === 'caption' && CAPTION.exec(text)) || []
    return what && number ? [{ question: `What does ${what} ${number} say?`, expects: text }] : []
  })
  const once = captions.filter(
    ({ question }) => captions.filter((other) => other.question === question).length === 1,
  )
  const { list } = study.references()
  const references = list.isNumbered
    ? list.entries.slice(0, 3).map(({ label, evidence }) => ({
        question: `What is reference ${label}?`,
        expects: evidence.quote,
      }))
    : []
  return [...once.slice(0, 5), ...references]
}
