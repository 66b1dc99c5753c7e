/** Examiner's questions from the book of facts: each on a sentence of this work, the most certain facts first. */
import { evidenceOf } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import type { BookOfFacts, Chapter } from '../facts/book-of-facts.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import { tellsHowAProgramRuns } from '../facts/textbook.ts'
import { looksLikeCode } from '../text/looks-like-code.ts'
import { countWords } from '../text/words.ts'
import type { ExamQuestion } from './questions.ts'
import { DECISIONS, type DecisionRule } from './questions-on-decisions.ts'
import { AGAIN, ASKS } from './questions-on-facts.ts'

/** In words: enough of a sentence to recognise it. */
const QUOTED = 24
const SHORTEST = 6
const LONGEST = 70
/** Others of the kind, shown next to the main sentence. */
const MOST_ALSO = 2
const AFTER_RESULTS: ReadonlySet<Chapter> = new Set(['results', 'discussion', 'conclusion'])
/** Fewer sentences in the past tense may be about anything. */
const LEAST_DONE = 4
const CERTAINTY = { shown: 0, likely: -3 }
/** Possible textbook or third-party statements are no basis for a question on how it was done here. */
const ONLY_SHOWN: ReadonlySet<FactKind> = new Set([
  'variables',
  'procedure',
  'instrument',
  'analysis',
  'hypothesis',
  'sampling',
  'design',
  'theory',
  'gap',
  'limitation',
  'conclusion',
])

export function askFromBook(
  book: BookOfFacts,
  reading: ReadDocument,
  statements: readonly CandidateSentence[],
  limit = 40,
): ExamQuestion[] {
  const sentences = new Map([...reading.sentences, ...reading.blocks].map((one) => [one.id, one]))
  const isPlan = book.stage === 'proposal' || isChapterToCome(book, statements)
  // "How large is this in practice" is not asked of a null result.
  const nulls = new Set(
    book.facts.flatMap(({ kind, evidence }) => (kind === 'null-result' ? [evidence.sentenceId] : [])),
  )
  const found: ExamQuestion[] = []
  for (const [kind, { done, planned, read, weights }] of Object.entries(ASKS) as [
    FactKind,
    (typeof ASKS)[FactKind] & {},
  ][]) {
    const words = isPlan ? planned : done
    if (words === null) continue
    const facts = book.facts.filter(
      (fact) =>
        fact.kind === kind &&
        isAsked(fact) &&
        (fact.certainty === 'shown' || !ONLY_SHOWN.has(kind)) &&
        !(kind === 'result' && nulls.has(fact.evidence.sentenceId)),
    )
    const taken = new Set<Fact>()
    const chosen = spread(facts, sentences).slice(0, weights.length)
    chosen.forEach((fact, nth) => {
      const others = facts.filter((other) => !chosen.includes(other) && !taken.has(other))
      const also = [
        ...others.filter((other) => beside(fact, other, sentences)),
        ...others.filter((other) => !beside(fact, other, sentences)),
      ].slice(0, MOST_ALSO)
      for (const other of also) taken.add(other)
      found.push({
        id: `${kind} ${fact.evidence.sentenceId}`,
        about: kind,
        role: sentences.get(fact.evidence.sentenceId)?.role ?? 'other',
        question: (nth === 0 ? words : (AGAIN[kind]?.[nth - 1] ?? words)).replace('«»', () =>
          quotedPhrase(fact.evidence.quote),
        ),
        evidence: fact.evidence,
        also: also.map(({ evidence }) => evidence),
        read,
        weight: weights[nth]! + CERTAINTY[fact.certainty],
      })
    })
  }
  const all = [...found, ...DECISIONS.flatMap((rule) => onDecisions(rule, statements))]
  return oneOnASentence(all.sort((a, b) => b.weight - a.weight)).slice(0, limit)
}

/** A chapter before the results is asked about the future, like a plan, unless its methods are in the past. */
function isChapterToCome(book: BookOfFacts, statements: readonly CandidateSentence[]): boolean {
  if (book.stage !== 'chapter' || book.chapters.some((chapter) => AFTER_RESULTS.has(chapter))) return false
  const methods = statements.filter(({ role }) => role === 'methods')
  const done = methods.filter(({ voice }) => voice.done && !voice.future).length
  const planned = methods.filter(({ voice }) => voice.future).length
  return done < LEAST_DONE || done < 2 * planned
}

/** Sentences in this work's own voice; the part named first is the usual place of such a decision. */
function onDecisions(
  { id, roles, when, unless, own, ask, read, weights }: DecisionRule,
  statements: readonly CandidateSentence[],
): ExamQuestion[] {
  const found = statements
    .filter(
      ({ text, role, voice }) =>
        roles.includes(role) &&
        when.test(text) &&
        !unless?.test(text) &&
        !tellsHowAProgramRuns(text) &&
        (!own || voice.own || voice.done || voice.future) &&
        !voice.others &&
        !voice.generic &&
        !voice.signpost &&
        !voice.quoted &&
        isAskable(text),
    )
    .sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
  return found.slice(0, weights.length).map(({ sentence, role }, nth) => ({
    id: `${id} ${sentence.id}`,
    about: id,
    role,
    question: ask.replace('«»', () => quotedPhrase(sentence.text)),
    evidence: evidenceOf(sentence),
    also: found
      .slice(weights.length + nth * MOST_ALSO, weights.length + (nth + 1) * MOST_ALSO)
      .map((one) => evidenceOf(one.sentence)),
    read,
    weight: weights[nth]!,
  }))
}

const isAsked = ({ evidence: { quote } }: Fact): boolean => isAskable(quote)

function isAskable(text: string): boolean {
  const words = countWords(text)
  // A sentence ending in a colon has its content below.
  return words >= SHORTEST && words <= LONGEST && !looksLikeCode(text) && !/:\s*$/.test(text)
}

/** Facts from different sections first: two sentences of one paragraph mostly say the same. */
function spread(facts: readonly Fact[], sentences: ReadonlyMap<string, ReadSentence>): Fact[] {
  const sections = new Set<string>()
  const first: Fact[] = []
  const rest: Fact[] = []
  for (const fact of facts) {
    const section = sentences.get(fact.evidence.sentenceId)?.section ?? ''
    ;(sections.has(section) ? rest : first).push(fact)
    sections.add(section)
  }
  return [...first, ...rest]
}

const beside = (one: Fact, other: Fact, sentences: ReadonlyMap<string, ReadSentence>) =>
  sentences.get(one.evidence.sentenceId)?.section === sentences.get(other.evidence.sentenceId)?.section

function oneOnASentence(questions: readonly ExamQuestion[]): ExamQuestion[] {
  const used = new Set<string>()
  return questions.filter(({ evidence: { sentenceId } }) => !used.has(sentenceId) && used.add(sentenceId))
}

const LEADING = /^(?:[•▪◦●○*–\uFFFD\uE000-\uF8FF-]\s*|\d{1,3}[.)]\s+)+/

/** The sentence as written, cut at a word if it is long. */
function quotedPhrase(text: string): string {
  const words = text.trim().replace(LEADING, '').split(/\s+/)
  const told = words.length > QUOTED ? `${words.slice(0, QUOTED).join(' ')}…` : words.join(' ')
  return `“${told.replace(/[“”]/g, "'").replace(/[;:,]$/, '')}”`
}
