/** All that a deck is planned from: the record, the tables as typed cells, what comparisons found, and the statements of the work. */
import type { PlacedTable } from '#capabilities/study/engine.index.ts'
import {
  type CandidateSentence,
  type OpenStudy,
  type ReadSentence,
  refutedShares,
  type SlotId,
  type StudyEvidence,
  type StudyRecord,
  saidOf,
  sharesIn,
  valuesOf,
} from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { namesIn } from '../words/calmed.ts'
import { contestedIn, uncontested } from './by-model/contested.ts'
import { type JoinedTable, joinedOverPages } from './over-pages.ts'
import { isStatedHere } from './stated.ts'

/** Decides what is asked for where nobody filled it, and how the middle of the talk is called. */
export type WorkKind = 'proposal' | 'software' | 'qualitative' | 'survey'

/** A mistake that a comparison of places has found. */
export type Flaw = { about: string; says: string; evidence: StudyEvidence }

export type Work = {
  study: OpenStudy
  model: DocumentModel
  record: StudyRecord
  kind: WorkKind
  /** It builds something, whatever its stage. */
  isSystem: boolean
  statements: readonly CandidateSentence[]
  statementOf: ReadonlyMap<string, CandidateSentence>
  tables: readonly JoinedTable[]
  flaws: readonly Flaw[]
  /** Words that it always writes with a capital. */
  names: ReadonlySet<string>
  /** Words of its title and its aim. */
  subject: ReadonlySet<string>
  /** It tells of interviews, and the chapter on method knows of none; or a share that the table of the work refutes. */
  isUntold: (text: string) => boolean
  /** Sentences and tables that are on a slide: nothing is said twice. */
  used: Set<string>
  /** Those of them that can be read on it, and are not only spoken. */
  shown: Set<string>
}

export function openWork(study: OpenStudy, model: DocumentModel): Work {
  const read = study.record()
  const contested = contestedIn(read.remarks)
  const record = uncontested(read, contested)
  const tables = joinedOverPages(study.tables())
  const statements = study.statements().filter(({ sentence }) => !contested.has(sentence.id))
  const statementOf = new Map(statements.map((one) => [one.sentence.id, one]))
  const isSystem = buildsSystem(statements) || BUILDS.test(goalWords(record))
  const flaws: readonly Flaw[] = study.comparisons().flatMap(({ comparator, comparison }) =>
    NO_MISTAKES.has(comparator.about.id)
      ? []
      : comparison.disagreements.map(({ reports, writes, computes, evidence }) => ({
          about: comparator.about.id,
          says: `${reports}: your work writes “${writes}”, and the figures beside it give “${computes}”. ${comparator.advice}`,
          evidence,
        })),
  )
  return {
    study,
    model,
    record,
    kind: workKindOf(
      record,
      isSystem,
      tables,
      (id) => statementOf.get(id ?? '')?.role === 'results',
      study.reading.sentences.filter(({ role }) => role === 'results').length >= LEAST_OF_RESULTS,
    ),
    isSystem,
    statements,
    statementOf,
    tables,
    flaws,
    names: namesIn(study.reading.sentences),
    subject: new Set(
      contentStems(
        [study.title(), ...saidOf(record, 'title'), ...saidOf(record, 'aim')]
          .map((one) => (typeof one === 'string' ? one : one.value))
          .join(' '),
      ),
    ),
    isUntold: either(
      either(talksUnknownTo(study.reading.sentences), repeatsRefuted(study, flaws)),
      saidAndDenied(study.reading.sentences),
    ),
    used: new Set(),
    shown: new Set(),
  }
}

/** It speaks of what the work is about, and not of the world at large. */
export const namesSubject = ({ subject }: Work, text: string, least: number): boolean =>
  contentStems(text).filter((stem) => subject.has(stem)).length >= least
export const LEAST_OF_SUBJECT = 2

/** "This study focuses on …", and then its title. */
export const repeatsSubject = ({ subject }: Work, text: string): boolean =>
  contentStems(text).filter((stem) => !subject.has(stem) && !OF_ANY_STUDY.has(stem)).length < LEAST_NEW
const LEAST_NEW = 2
const OF_ANY_STUDY = new Set(
  contentStems(
    'study research project work focuses focused specifically conducted carried aims limited covers scope concentrates restricted area current present important',
  ),
)

/** What a panel may ask about, and no figure that is wrong. */
const NO_MISTAKES = new Set(['numbers.readings', 'numbers.timetable'])

const MOST_RESULTS_OF_PLAN = 3
/** A chapter of results, in sentences: no plan has one. */
const LEAST_OF_RESULTS = 20
const OF_A_SYSTEM =
  /\b(?:(?:system|software|database|interface|application) (?:design|architecture|analysis|implementation|requirements?|testing|development)|(?:non-? ?)?functional requirements?|use case|class diagram|entity relationship|data ?flow diagram|unit test|usability test)/
const OF_TALKS =
  /\b(?:interviews?|focus groups?|thematic|themes?|narratives?|phenomenolog\w*|ethnograph\w*|grounded theory)\b/i
/** "To design a platform that …" */
const BUILDS =
  /\b(?:design|develop|implement|build|create|construct)\w*\b.{0,70}\b(?:system|platform|app|application|software|website|portal|database|prototype)s?\b/i
const goalWords = (record: StudyRecord): string =>
  [...saidOf(record, 'aim'), ...saidOf(record, 'objectives')].map(({ value }) => value).join('. ')
const LEAST_HEADINGS = 3

const buildsSystem = (statements: readonly CandidateSentence[]): boolean =>
  [...new Set(statements.map(({ heading }) => heading))].filter((heading) => OF_A_SYSTEM.test(heading))
    .length >= LEAST_HEADINGS

function workKindOf(
  record: StudyRecord,
  isSystem: boolean,
  tables: readonly PlacedTable[],
  isInResults: (sentenceId: string | undefined) => boolean,
  hasResults: boolean,
): WorkKind {
  const said = (...slots: SlotId[]) => slots.flatMap((slot) => saidOf(record, slot))
  // A proposal that reports results has been carried out, whatever its cover says.
  const reported = [
    ...said('results'),
    ...record.slots.results.candidates.filter(({ evidence: [place] }) => isInResults(place?.sentenceId)),
  ].filter(({ value }) => /\d/.test(value)).length
  if (record.stage === 'proposal' && !hasResults && reported <= MOST_RESULTS_OF_PLAN) return 'proposal'
  if (isSystem) return 'software'
  const counted = tables.filter(
    ({ table, block }) =>
      block.role !== 'appendix' &&
      table.rows.some(({ cells }) => cells.some(({ holds }) => holds?.some(({ is }) => is !== 'year'))),
  )
  const asked = [
    ...said('instruments', 'design', 'analyses'),
    ...record.slots.instruments.candidates,
    ...record.slots.sampleAnalysed.candidates,
  ]
  return counted.length < 2 && asked.some(({ value }) => OF_TALKS.test(value)) ? 'qualitative' : 'survey'
}

/** "Table 2, Total: 71 of 120: your work writes “59.6%”" */
const OF_TOTAL = /\btotal: \d+ of \d+(?:.{0,30}“([\d.]+%)”)?/i

type Says = (text: string) => boolean
const either =
  (one: Says, other: Says): Says =>
  (text) =>
    one(text) || other(text)

/** A share that a comparison found wrong in its table, told again in a sentence. */
function repeatsRefuted(study: OpenStudy, flaws: readonly Flaw[]): Says {
  const tables = study.tables()
  // A total that is wrong says nothing against the lines above it.
  const lines = study.statisticRows().filter(({ reports }) => !OF_TOTAL.test(reports))
  const ofRates = flaws.filter(({ about }) => about === 'numbers.rates').map(({ evidence }) => evidence)
  const refuted = new Set([
    ...[...refutedShares(lines, tables).values()].flatMap((shares) => [...shares]),
    ...tables
      .filter(({ block }) => ofRates.some(({ sentenceId }) => sentenceId === block.id))
      .flatMap((placed) => [...valuesOf(placed.table)]),
    ...flaws.flatMap(({ says }) => sharesIn(says.match(OF_TOTAL)?.[1] ?? '')),
  ])
  return (text) => sharesIn(text).some((share) => refuted.has(share))
}

/** "There is no relationship between A and B" beside "There is a relationship between A and B": two hypotheses, and no finding. */
function saidAndDenied(sentences: readonly ReadSentence[]): Says {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/^.{0,40}?(?=\bthere (?:is|are|was|were)\b)/, '')
      .replace(/\b(?:not?|an?|any|the)\b|n['’]t\b|[^\p{L}\d ]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  const denies = (text: string) => /\bnot?\b|n['’]t\b/i.test(text)
  const denied = new Set(sentences.flatMap(({ text }) => (denies(text) ? [bare(text)] : [])))
  const both = new Set(
    sentences.flatMap(({ text }) => {
      const words = denies(text) ? '' : bare(text)
      return words.split(' ').length >= LEAST_OF_CLAIM && denied.has(words) ? [words] : []
    }),
  )
  return (text) => both.size > 0 && both.has(bare(text))
}
const LEAST_OF_CLAIM = 5

const OF_INTERVIEWS = /\b(?:interviews?|interviewed|focus groups?|fgds?)\b/i
const LEAST_OF_METHOD = 6
/** An abstract that speaks of interviews which the chapter on method does not know: nobody was interviewed. */
function talksUnknownTo(sentences: readonly ReadSentence[]): (text: string) => boolean {
  const methods = sentences.filter(({ role }) => role === 'methods')
  const isUnknown = methods.length >= LEAST_OF_METHOD && !methods.some(({ text }) => OF_INTERVIEWS.test(text))
  return (text) => isUnknown && OF_INTERVIEWS.test(text)
}

/** What the work says under headings that announce it, where the record has nothing. */
export function statedUnder(
  work: Work,
  isHeaded: (stated: CandidateSentence) => boolean,
  most: number,
  isPlan = work.kind === 'proposal',
): CandidateSentence[] {
  const found: CandidateSentence[] = []
  // To read a sentence as a line costs much more than to look at its heading.
  for (const stated of work.statements) {
    if (found.length === most) break
    if (
      isHeaded(stated) &&
      !work.isUntold(stated.text) &&
      !work.used.has(stated.sentence.id) &&
      isStatedHere(stated, isPlan)
    )
      found.push(stated)
  }
  return found
}

/** Flaws of one table or sentence. */
export const flawsOf = ({ flaws }: Work, ids: readonly string[]): Flaw[] =>
  flaws.filter(({ evidence }) => ids.includes(evidence.sentenceId))
