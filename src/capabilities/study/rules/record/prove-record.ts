/**
 * A model may understand; code proves. Evidence is found again, what is stated is held against the whole work, and
 * judgement stays the model's own, labelled. All that is proved is kept, in the model's order of weight.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import type { StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import { deniesWhatStands, searchAbsence } from '../proof/absence.ts'
import { agrees, compute } from '../proof/compute.ts'
import { type DocumentWords, wordsOfDocument } from '../proof/document-words.ts'
import type { Drop } from '../proof/drops.ts'
import { findEvidence } from '../proof/find-evidence.ts'
import { faultOfJudgement } from '../proof/judgement.ts'
import { type NumberedLine, type NumberedText, numberText } from '../proof/numbered-text.ts'
import { tokensOf } from '../proof/tokens.ts'
import { faultOfWording, numbersOf, numberWordsIn, type WordingFault } from '../proof/wording.ts'
import { findCitations } from '../text/citations.ts'
import type { AnsweredAbsence, AnsweredEntry, AnsweredRemark, ModelAnswer } from './model-answer.ts'
import {
  type Absence,
  emptySlots,
  type Remark,
  SLOTS,
  type Slot,
  type SlotEntry,
  type SlotId,
  type StudyRecord,
} from './study-record.ts'

export type Tally = {
  proposed: number
  kept: number
  dropped: Partial<Record<Drop, number>>
  /** Places that were named, and those whose words stood there word for word. */
  cited: number
  exact: number
  /** It raised nothing: whatever it was given, it approved. */
  approvesAll: boolean
}
/** What did not pass, for the model to mend or withdraw. */
export type Failed = {
  id: string
  why: Drop
  what: string
  item: AnsweredEntry | AnsweredRemark | AnsweredAbsence
  /** Lines of the work that belong to it. */
  lines: number[]
}
export type ProvedRecord = { record: StudyRecord; tally: Tally; failed: Failed[] }

export type ProofGround = { text: NumberedText; words: DocumentWords }
export const groundOf = (reading: ReadDocument): ProofGround => {
  const text = numberText(reading)
  return { text, words: wordsOfDocument(text) }
}

const STATES_NOTHING = new Set(['contents-line', 'code', 'form'])
/** Slots that are only ever filled by what the work did or found itself. */
const OWN_WORK: ReadonlySet<SlotId> = new Set<SlotId>([
  'samplePlanned',
  'sampleAsked',
  'sampleReturned',
  'sampleAnalysed',
  'population',
  'sampling',
  'instruments',
  'analyses',
  'results',
  'conclusions',
])
/** A number is the whole of it, so it has to stand in the line named. */
const NUMERIC: ReadonlySet<SlotId> = new Set<SlotId>([
  'samplePlanned',
  'sampleAsked',
  'sampleReturned',
  'sampleAnalysed',
  'year',
  'period',
])
const MOST_CONFLICTING = 3
const MOST_CANDIDATES = 3

export function proveRecord(
  ground: ProofGround,
  answer: ModelAnswer,
  { isWhole }: { isWhole: boolean },
): ProvedRecord {
  const proof = openProof(ground, answer)
  const slots = emptySlots()
  const entries = new Map<SlotId, { proved: SlotEntry[]; candidates: SlotEntry[] }>()
  for (const one of answer.entries) {
    const held = entries.get(one.slot) ?? { proved: [], candidates: [] }
    entries.set(one.slot, held)
    const kept = proof.entry(one)
    if (kept?.isProved) held.proved.push(kept.entry)
    else if (kept) held.candidates.push(kept.entry)
  }
  for (const [id, { proved, candidates }] of entries) slots[id] = slotFrom(id, proved, candidates, isWhole)
  const remarks = answer.remarks.flatMap((one) => proof.remark(one) ?? [])
  const record: StudyRecord = {
    version: 1,
    kind: answer.kind,
    stage: answer.stage === '' ? null : answer.stage,
    slots,
    remarks: remarks.sort((a, b) => Number(a.isUnproved) - Number(b.isUnproved) || b.weight - a.weight),
    absences: isWhole ? answer.absent.flatMap((one) => proof.absence(one) ?? []) : [],
    summary: answer.summary.flatMap((one) => proof.sentence(one) ?? []),
  }
  return { record, tally: proof.tally, failed: proof.failed }
}

function slotFrom(id: SlotId, proved: SlotEntry[], candidates: SlotEntry[], isWhole: boolean): Slot {
  const isOne = SLOTS[id] === 'one'
  if (proved.length > 0)
    return {
      state: 'proved',
      entries: isOne ? proved.slice(0, MOST_CONFLICTING) : proved,
      candidates: [],
      isComplete: isOne || (isWhole && candidates.length === 0),
    }
  const unsure = candidates.slice(0, MOST_CANDIDATES)
  return { state: unsure.length > 0 ? 'unsure' : 'empty', entries: [], candidates: unsure, isComplete: false }
}

function openProof({ text, words }: ProofGround, answer: ModelAnswer) {
  const tally: Tally = {
    proposed: answer.entries.length + answer.remarks.length + answer.absent.length + answer.summary.length,
    kept: 0,
    dropped: {},
    cited: 0,
    exact: 0,
    approvesAll: answer.remarks.every(({ kind }) => kind === 'strength') && answer.absent.length === 0,
  }
  const failed: Failed[] = []
  const seen = new Set<string>()

  function drop(
    item: Failed['item'] | null,
    why: Drop,
    what = '',
    lines: readonly NumberedLine[] = [],
  ): null {
    tally.dropped[why] = (tally.dropped[why] ?? 0) + 1
    if (item && why !== 'repeated')
      failed.push({ id: item.id, why, what, item, lines: lines.map(({ number }) => number) })
    return null
  }
  function evidence(cited: AnsweredEntry['evidence']): NumberedLine[] | Drop {
    const found = findEvidence(cited, text)
    const worded = cited.filter((one) => one.words !== '').length
    tally.cited += worded
    if (typeof found === 'string') return found
    tally.exact += Math.min(worded, found.exact)
    return found.lines
  }
  const isNew = (id: string): boolean => !seen.has(id) && Boolean(seen.add(id))
  const judged = (says: string): Drop | null => faultOfJudgement(says, words.hasWord)
  /** A sentence beside a remark that cannot be shown is left out. */
  const sound = (says: string, lines: readonly NumberedLine[]): string =>
    says !== '' && !judged(says) && !hasOtherPage(says, lines) ? ended(says) : ''
  const hasOtherPage = (says: string, lines: readonly NumberedLine[]): boolean => {
    const pages = [...says.matchAll(/\bpage\s(\d{1,4})\b/gi)].map(([, page]) => Number(page))
    return pages.some((page) => !lines.some((line) => line.page === page))
  }

  return {
    tally,
    failed,

    entry(one: AnsweredEntry): { entry: SlotEntry; isProved: boolean } | null {
      const lines = evidence(one.evidence)
      if (typeof lines === 'string') return drop(one, lines)
      const stating = lines.filter(({ kind }) => !STATES_NOTHING.has(kind))
      if (stating.length === 0) return drop(one, 'no-ground', '', lines)
      if (OWN_WORK.has(one.slot) && stating.every(isOfOthers)) return drop(one, 'others-work', '', lines)
      const judgement = judged(one.value)
      if (judgement) return drop(one, judgement, '', lines)
      if (
        !isNew(
          `${one.slot} ${tokensOf(one.value)
            .map(({ form }) => form)
            .join(' ')}`,
        )
      )
        return drop(one, 'repeated')
      const fault = faultOfValue(one, stating, words)
      if (fault) {
        drop(one, fault.why, fault.what, stating)
        const quote = stating[0]!.evidence
        return { isProved: false, entry: { value: quote.quote, evidence: [quote], by: 'model' } }
      }
      tally.kept += 1
      const known = (figure: string) =>
        tokensOf(figure).every(({ kind, form }) => kind !== 'number' || words.hasNumber(form))
      const figures = one.figures.filter(known)
      return {
        isProved: true,
        entry: {
          value: one.value,
          evidence: evidenceFrom(stating),
          by: 'model',
          ...(figures.length > 0 && { figures }),
          ...(one.table !== '' && words.holdsInOrder(formsOf(one.table)) && { table: one.table }),
          ...(one.slot === 'conclusions'
            ? one.answers !== '' && !judged(one.answers) && { restsOn: one.answers }
            : one.answers !== '' && !judged(one.answers) && { answers: one.answers }),
        },
      }
    },

    remark(one: AnsweredRemark): Remark | null {
      const lines = evidence(one.evidence)
      if (typeof lines === 'string') return drop(one, lines)
      const judgement = judged(one.says)
      if (judgement) return drop(one, judgement, '', lines)
      if (one.kind === 'contradiction' && lines.length < 2 && !isOneWithTwo(lines, one))
        return drop(one, 'one-place', '', lines)
      const isOnFigures = one.kind === 'contradiction' || one.kind === 'number'
      if (isOnFigures && lines.some((line) => line.evidence.recognised?.hasDoubtfulFigure))
        return drop(one, 'doubtful-figure', '', lines)
      const follows = faultOfComputed(one, words)
      if (follows) return drop(one, follows.why, follows.what, lines)
      const says = tokensOf(one.says)
        .map(({ form }) => form)
        .join(' ')
      if (!isNew(`remark ${says}`)) return drop(one, 'repeated')
      const fault: WordingFault | null =
        faultOfWording(one.says, { words, lines, computed: one.compute }) ??
        (deniesWhatStands(one.says, one.kind, lines, words) ? { why: 'found-after-all', what: '' } : null)
      if (fault) drop(one, fault.why, fault.what, lines)
      else tally.kept += 1
      const why = faultOfWording(one.why, { words, lines, computed: one.compute })
        ? ''
        : sound(one.why, lines)
      return {
        kind: one.kind,
        says: ended(one.says),
        why,
        do: sound(one.do, lines),
        ask: sound(one.ask, lines),
        weight: one.weight,
        evidence: evidenceFrom(lines),
        isUnproved: fault !== null,
      }
    },

    absence(one: AnsweredAbsence): Absence | null {
      const fault = judged(one.what)
      if (fault) return drop(one, fault)
      if (!isNew(`absent ${contentStems(one.what).join(' ')}`)) return drop(one, 'repeated')
      const { looked, near, isFound } = searchAbsence(one.what, one.words, words)
      if (isFound) return drop(one, 'found-after-all', '', near)
      tally.kept += 1
      return { what: one.what, looked, near: evidenceFrom(near) }
    },

    sentence(one: ModelAnswer['summary'][number]): string | null {
      const found = one.evidence.length > 0 ? evidence(one.evidence) : []
      const lines = typeof found === 'string' ? [] : found
      const why = judged(one.says) ?? faultOfWording(one.says, { words, lines })?.why ?? null
      if (why) return drop(null, why)
      tally.kept += 1
      return ended(one.says)
    },
  }
}

const formsOf = (text: string): string[] => tokensOf(text).map(({ form }) => form)

const isOfOthers = ({ role, kind, text }: NumberedLine): boolean =>
  kind === 'reference' || role === 'references' || (role === 'literature' && findCitations(text).length > 0)

/** One sentence may contradict itself, if two of its figures or halves are named. */
const isOneWithTwo = ([line]: readonly NumberedLine[], { evidence }: AnsweredRemark): boolean =>
  line !== undefined && new Set(evidence.map(({ words }) => words)).size > 1

function faultOfValue(
  { slot, value }: AnsweredEntry,
  lines: readonly NumberedLine[],
  words: DocumentWords,
): WordingFault | null {
  if (NUMERIC.has(slot)) {
    const near = new Set(lines.flatMap(numbersOf))
    const stray = tokensOf(value).find(
      ({ kind, form }) => kind === 'number' && !near.has(form) && !isWritten(form, lines),
    )
    if (stray) return { why: 'value', what: stray.form }
  }
  return faultOfWording(value, { words, lines })
}

/** "forty" for 40, and "2015/16" for 2016. */
const isWritten = (form: string, lines: readonly NumberedLine[]): boolean =>
  lines.some(
    ({ text }) =>
      numberWordsIn(text).includes(form) ||
      new RegExp(`\\b${form.slice(0, 2)}\\d\\d\\s?[/–-]\\s?${form.slice(2)}\\b`).test(text),
  )

/** A number said not to follow: computed again, it must not. */
function faultOfComputed(
  { kind, compute: asked, printed }: AnsweredRemark,
  words: DocumentWords,
): WordingFault | null {
  if (kind !== 'number' || asked.length === 0) return null
  const values = asked.flatMap((one) => compute(one) ?? [])
  if (values.length < asked.length) return { why: 'not-computable', what: asked.join('; ') }
  const numbers = tokensOf(printed).flatMap(({ kind: sort, form }) => (sort === 'number' ? [form] : []))
  const absent = numbers.find((form) => !words.hasNumber(form))
  if (absent !== undefined) return { why: 'number', what: absent }
  const [first] = numbers
  return first !== undefined && numbers.length === 1 && values.every(({ value }) => agrees(value, first))
    ? { why: 'follows', what: printed }
    : null
}

const evidenceFrom = (lines: readonly NumberedLine[]): StudyEvidence[] =>
  lines.map(({ evidence }) => evidence)

const ended = (says: string): string => (/[.!?]["”’)]?$/.test(says) || says === '' ? says : `${says}.`)
