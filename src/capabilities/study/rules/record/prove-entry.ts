/** One value in a slot: its line is found, is the work's own statement, and holds what the value says. */
import { contentStems } from '#kit/text/content-stems.ts'
import { SAYS_SOMETHING } from '../facts/headings-of.ts'
import type { NumberedLine, NumberedText } from '../proof/numbered-text.ts'
import { tokensOf } from '../proof/tokens.ts'
import { faultOfWording, numbersOf, numberWordsIn, type WordingFault } from '../proof/wording.ts'
import { findCitations } from '../text/citations.ts'
import type { AnsweredEntry } from './model-answer.ts'
import { evidenceFrom, formsOf, type ProofLog } from './proof-log.ts'
import type { SlotEntry, SlotId } from './study-record.ts'

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

/** What does not stand is a candidate, in the work's own words. */
type ProvedEntry = { entry: SlotEntry; isProved: boolean }

export function proveEntry(one: AnsweredEntry, log: ProofLog): ProvedEntry | null {
  const { drop, judged, isNew } = log
  const lines = log.linesOf(one.evidence)
  if (typeof lines === 'string') return drop(one, lines)
  const stating = lines.filter((line) => !STATES_NOTHING.has(line.kind) || isProseAfterAll(line))
  if (stating.length === 0) return drop(one, 'no-ground', '', lines)
  if (OWN_WORK.has(one.slot) && stating.every(isOfOthers)) return drop(one, 'others-work', '', lines)
  const judgement = judged(one.value)
  if (judgement) return drop(one, judgement, '', lines)
  if (!isNew(`${one.slot} ${formsOf(one.value).join(' ')}`)) return drop(one, 'repeated')
  const fault = faultOfValue(one, stating, log)
  if (fault) {
    drop(one, fault.why, fault.what, stating)
    const quote = stating[0]!.evidence
    return { isProved: false, entry: { value: quote.quote, evidence: [quote], by: 'model' } }
  }
  log.tally.kept += 1
  return {
    isProved: true,
    entry: { value: one.value, evidence: evidenceFrom(stating), by: 'model', ...detailsOf(one, log) },
  }
}

/** Of a result its figures, its table and what it answers; of a conclusion what it rests on. */
function detailsOf(
  { slot, figures, table, answers }: AnsweredEntry,
  { words, judged }: ProofLog,
): Partial<SlotEntry> {
  const isKnown = (figure: string) =>
    tokensOf(figure).every(({ kind, form }) => kind !== 'number' || words.hasNumber(form))
  const known = figures.filter(isKnown)
  const says = answers !== '' && !judged(answers) && isKnown(answers) ? answers : ''
  return {
    ...(known.length > 0 && { figures: known }),
    ...(table !== '' && words.holdsInOrder(formsOf(table)) && { table }),
    ...(says && (slot === 'conclusions' ? { restsOn: says } : { answers: says })),
  }
}

/** A section that is named after a questionnaire tells in sentences how it went. */
const isProseAfterAll = ({ kind, role, text }: NumberedLine): boolean =>
  kind === 'form' && role !== 'appendix' && SENTENCE.test(text) && SAYS_SOMETHING.test(text)
const SENTENCE = /^[“"‘(]?\p{Lu}(?:[^_…☐☑□❏]*\s){7,}[^_…☐☑□❏]*[\p{L}\p{N}%)][.”"]?$/u

const isOfOthers = ({ role, kind, text }: NumberedLine): boolean =>
  kind === 'reference' || role === 'references' || (role === 'literature' && findCitations(text).length > 0)

function faultOfValue(
  { slot, value }: AnsweredEntry,
  lines: readonly NumberedLine[],
  { words, text }: ProofLog,
): WordingFault | null {
  if (NUMERIC.has(slot)) {
    const near = new Set(lines.flatMap(numbersOf))
    const stray = tokensOf(value).find(
      ({ kind, form }) => kind === 'number' && !near.has(form) && !isWritten(form, lines),
    )
    if (stray) return { why: 'value', what: stray.form }
  }
  if (!isAboutThem(value, lines, text)) return { why: 'value', what: value }
  return faultOfWording(value, { words, lines })
}

const LEAST_SHARE = 0.4

/** A value is told as what the work states, so it speaks of what the lines named speak of, or those beside them. */
function isAboutThem(value: string, lines: readonly NumberedLine[], { lineAt }: NumberedText): boolean {
  const said = [...new Set(contentStems(value))]
  if (said.length === 0) return true
  const near = lines.flatMap(({ number, text, head }) => [
    text,
    head,
    lineAt(number - 1)?.text ?? '',
    lineAt(number + 1)?.text ?? '',
  ])
  const written = new Set(contentStems(near.join(' ')))
  return said.filter((stem) => written.has(stem)).length >= LEAST_SHARE * said.length
}

/** "forty" for 40, and "2015/16" for 2016. */
const isWritten = (form: string, lines: readonly NumberedLine[]): boolean =>
  lines.some(
    ({ text }) =>
      numberWordsIn(text).includes(form) ||
      new RegExp(`\\b${form.slice(0, 2)}\\d\\d\\s?[/–-]\\s?${form.slice(2)}\\b`).test(text),
  )
