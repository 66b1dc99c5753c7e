/** Examiner's questions from the record: each on a sentence of this work, one on a sentence. */
import { evidenceOf } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { Chapter } from '../facts/stage.ts'
import type { Work } from '../facts/work.ts'
import { factsOfKind } from '../record/facts-in.ts'
import type { StudyRecord } from '../record/study-record.ts'
import { looksLikeCode } from '../text/looks-like-code.ts'
import { countWords } from '../text/words.ts'
import type { ExamQuestion } from './questions.ts'
import { DECISIONS, type DecisionRule } from './questions-on-decisions.ts'
import { ASKS } from './questions-on-facts.ts'

/** In words: enough of a sentence to recognise it. */
const QUOTED = 24
const SHORTEST = 6
const LONGEST = 70
const AFTER_RESULTS: ReadonlySet<Chapter> = new Set(['results', 'discussion', 'conclusion'])
/** Fewer sentences in the past tense may be about anything. */
const LEAST_DONE = 4

type WholeOrPart = Pick<Work, 'stage' | 'chapters'>

export function askOfRecord(
  record: StudyRecord,
  work: WholeOrPart,
  reading: ReadDocument,
  statements: readonly CandidateSentence[],
): ExamQuestion[] {
  const roles = new Map([...reading.sentences, ...reading.blocks].map(({ id, role }) => [id, role]))
  const isPlan = work.stage === 'proposal' || isChapterToCome(work, statements)
  const onFacts = ASKS.flatMap(({ kind, done, planned, read, weight }): ExamQuestion[] => {
    const words = isPlan ? planned : done
    const fact = factsOfKind(record, kind).find(
      ({ evidence: { quote } }) =>
        isAskable(quote) && (kind !== 'sample-size' || /^\p{Lu}.*\.$/su.test(quote)),
    )
    if (words === null || !fact) return []
    const { evidence } = fact
    return [
      {
        id: `${kind} ${evidence.sentenceId}`,
        about: kind,
        role: roles.get(evidence.sentenceId) ?? 'other',
        question: words.replace('«»', () => quotedPhrase(evidence.quote)),
        evidence,
        read,
        weight,
      },
    ]
  })
  const all = [...onFacts, ...DECISIONS.flatMap((rule) => onDecisions(rule, statements))]
  const used = new Set<string>()
  return all
    .sort((a, b) => b.weight - a.weight)
    .filter(({ evidence: { sentenceId } }) => !used.has(sentenceId) && used.add(sentenceId))
}

/** A chapter before the results is asked about the future, like a plan, unless its methods are in the past. */
function isChapterToCome(
  { stage, chapters }: WholeOrPart,
  statements: readonly CandidateSentence[],
): boolean {
  if (stage !== 'chapter' || chapters.some((chapter) => AFTER_RESULTS.has(chapter))) return false
  const methods = statements.filter(({ role }) => role === 'methods')
  const done = methods.filter(({ voice }) => voice.done && !voice.future).length
  const planned = methods.filter(({ voice }) => voice.future).length
  return done < LEAST_DONE || done < 2 * planned
}

/** The first sentence in this work's own voice; the part named first is the usual place of such a decision. */
function onDecisions(
  { id, roles, when, unless, own, ask, read, weight }: DecisionRule,
  statements: readonly CandidateSentence[],
): ExamQuestion[] {
  return statements
    .filter(
      ({ text, role, voice }) =>
        roles.includes(role) &&
        when.test(text) &&
        !unless?.test(text) &&
        (!own || voice.own || voice.done || voice.future) &&
        !voice.others &&
        !voice.generic &&
        !voice.signpost &&
        !voice.quoted &&
        isAskable(text),
    )
    .sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
    .slice(0, 1)
    .map(({ sentence, role }) => ({
      id: `${id} ${sentence.id}`,
      about: id,
      role,
      question: ask.replace('«»', () => quotedPhrase(sentence.text)),
      evidence: evidenceOf(sentence),
      read,
      weight,
    }))
}

function isAskable(text: string): boolean {
  const words = countWords(text)
  // A sentence ending in a colon has its content below.
  return words >= SHORTEST && words <= LONGEST && !looksLikeCode(text) && !/:\s*$/.test(text)
}

const LEADING = /^(?:[•▪◦●○*–\uFFFD\uE000-\uF8FF-]\s*|\d{1,3}[.)]\s+)+/

/** The sentence as written, cut at a word if it is long. */
function quotedPhrase(text: string): string {
  const words = text.trim().replace(LEADING, '').split(/\s+/)
  const told = words.length > QUOTED ? `${words.slice(0, QUOTED).join(' ')}…` : words.join(' ')
  return `“${told.replace(/[“”]/g, "'").replace(/[;:,]$/, '')}”`
}
