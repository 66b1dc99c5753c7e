/**
 * Marks one answer, with the student's own words beside each mark. First of all it asks whether the question was answered:
 * an answer has something of the question and something of the places it rests on. What has not is told so, kindly, and
 * earns nothing; it is never marked for how somebody speaks.
 */
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Mark } from '../../contract.ts'
import { MARKS } from '../../spec.ts'
import type { MarkName, Verdict } from '../names.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { isCommon } from './common-words.ts'
import { contradictionIn } from './contradicts.ts'
import { figuresFromNowhere, knownFigureIn } from './figures-said.ts'
import { signsOf } from './mentions-area.ts'
import { methodsFromNowhere } from './method-words.ts'

export type Judged = { verdict: Verdict; marks: Mark[]; total: number; outOf: number }
export type JudgedAgainst = Pick<
  ExamPlan,
  'questions' | 'words' | 'vocabulary' | 'numbers' | 'claims' | 'methods' | 'kind'
>
type Said = Pick<RecognisedSpeech, 'text' | 'trust'>

const PLACE =
  /\b(?:pages?|tables?|figures?|chapters?|sections?|appendix|appendices|paragraph|graph)\s+(?:\d+(?:\.\d+)*|[ivx]+\b|[a-e]\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i
const SOURCE =
  /\b(?:[Aa]ccording to|[A-Z][a-z]+ (?:and [A-Z][a-z]+ |et al\.? )?(?:in )?\(?(?:19|20)\d\d\)?)|(?<=[a-z,] )[A-Z][a-z]{2,} (?:and [A-Z][a-z]{2,} )?(?:says?|said|found|finds?|showed|shows|writes?|wrote|argues?|argued|reports?|reported|describes?|described)\b/
const LIMIT =
  /\b(?:limit(?:s|ed|ation|ations)?|weak(?:ness|nesses)?|bias(?:ed)?|cannot (?:say|show|claim|prove|tell|rule|generali[sz]e|be)|can(?:'t| not) (?:say|show|claim|prove|tell|rule|generali[sz]e)|not generali[sz]|does not (?:show|mean|prove|hold)|drawback|shortcoming|only (?:one|those|a|the)|too (?:small|few|short)|missed|left out|did not (?:include|reach|ask|measure)|could also|another explanation|might be because)\b/i
const LIMIT_SAID =
  /\b(?:but|however|although|though|except|unless|depends?|perhaps|less|without|differs?|(?:may|might|could) (?:not|be|have)|should have|lack(?:s|ed|ing)?|missing|nobody (?:knows|asked)|not (?:sure|clear|certain|known|enough)|risks?|admit)\b/i
const REASON =
  /\b(?:because|since|so that|therefore|which means|that is why|due to|as a result|for this reason|in order to|so (?:our|the|my|it|we|they|that|this|i)|which is why|that way|it allowed|it allows|enabled?)\b|, so (?!far|much|many|on\b)/i
const REASON_SAID =
  /\b(?:to (?:make sure|avoid|find|see|show|get|reach|compare|check|know|keep|ensure)|as (?:it|they|we|the|there)|for (?:this|that|example)|thus|hence|means? that)\b/i

export const namesPlace = (text: string): boolean => PLACE.test(text)
export const givesReason = (text: string): boolean => REASON.test(text)

/** Parts of an answer that tell where it comes from. */
type Overlap = {
  words: number
  stems: string[]
  /** Of the question: its words, and the words of its kind. */
  onQuestion: number
  /** Of the places it rests on, and of what the work is about; and of any of its words. */
  onPlace: string[]
  ofWork: number
  /** Words of the kind of thing that was asked; a reason where it asks why, a number where it asks how many. */
  signs: number
}

const WHY = /\b(?:why|reason|how do you know|what makes|how did you arrive)\b/i
const HOW_MANY = /\bhow (?:many|large|long|much)\b|\bnumber\b|\bfigure\b|\bwhich is right\b/i

function overlapOf(text: string, question: PlannedQuestion, { words, vocabulary }: JudgedAgainst): Overlap {
  const stems = [...new Set(contentStems(text))]
  const grounds = new Set(question.grounds)
  const topic = new Set(words)
  const known = new Set(vocabulary)
  const asked = new Set(question.asked)
  const counts = HOW_MANY.test(question.asks) && /\d/.test(text) ? 1 : 0
  const signs = signsOf(question.area, text) + counts
  const reason = WHY.test(question.asks) && givesReason(text) ? 1 : 0
  const onQuestion = stems.filter((stem) => asked.has(stem)).length + signs + reason
  const onPlace = stems.filter((stem) => (grounds.has(stem) && !isCommon(stem)) || topic.has(stem))
  const ofWork = stems.filter((stem) => known.has(stem) && !onPlace.includes(stem)).length
  return { words: text.trim().split(/\s+/).length, stems, onQuestion, onPlace, ofWork, signs }
}

const LEAST_CONTENT = 2
const SHORT = 14
/** What an answer needs, of the question and of the work together; a long one has more of both. */
const NEEDS = { short: 1, middling: 1.5, long: 1.9, share: 0.06 } as const
const LONG = 24
/** So many words of the kind of thing that was asked are an answer in one's own words. */
const PLAINLY = 3
/** Hardly a word of grammar, and hardly one of the work: words that were drawn from a hat. */
const SALAD = { words: 8, grammar: 0.2, ofWork: 0.4 } as const
/** What each is worth: a word of the place, one of the work, one of the kind of thing that was asked. */
const WORTH = { place: 1, work: 0.5, sign: 0.6, mostSigns: 3, figure: 2, named: 0.5 } as const
/** Nearly all of it stood in the question. */
const READ_BACK = 0.75
const LEAST_NEW = 3

export function verdictOn(text: string, question: PlannedQuestion, against: JudgedAgainst): Verdict {
  const overlap = overlapOf(text, question, against)
  const { words, stems, onQuestion, onPlace } = overlap
  const figure = knownFigureIn(text, question)
  if (stems.length < LEAST_CONTENT && !figure) return 'nothing'
  if (isReadBack(stems, text, question)) return 'read-back'
  const ofWork = workIn(overlap) + (figure ? WORTH.figure : 0)
  const worth =
    ofWork + WORTH.sign * Math.min(WORTH.mostSigns, overlap.signs) + (namesPlace(text) ? WORTH.named : 0)
  const needs =
    words <= SHORT ? NEEDS.short : words <= LONG && onPlace.length > 0 ? NEEDS.middling : NEEDS.long
  if (isSalad(text, overlap)) return 'off-topic'
  if (
    ofWork < (overlap.signs >= PLAINLY ? WORTH.work : 1) ||
    worth < needs ||
    ofWork / stems.length < NEEDS.share
  )
    return onPlace.length === 0 && onQuestion > 0 ? 'nothing-of-the-work' : 'off-topic'
  if (isOfAnother(stems, question, against)) return 'another-question'
  return onQuestion > 0 || groundsIn(stems, question) >= 2 || figure || !question.quoted
    ? 'answered'
    : 'another-question'
}

function isSalad(text: string, { stems, onPlace }: Overlap): boolean {
  const said = wordsOf(text)
  const grammar = said.filter((word) => STOP_WORDS.has(word)).length
  return (
    said.length >= SALAD.words &&
    grammar < said.length * SALAD.grammar &&
    onPlace.length < stems.length * SALAD.ofWork
  )
}

const workIn = ({ onPlace, ofWork }: Overlap): number => WORTH.place * onPlace.length + WORTH.work * ofWork

const groundsIn = (stems: readonly string[], { grounds }: PlannedQuestion): number =>
  stems.filter((stem) => grounds.includes(stem) && !isCommon(stem)).length

/** The question again, or the sentence it was asked on, and hardly a word of one's own. */
function isReadBack(
  stems: readonly string[],
  text: string,
  { asks, lead, easier }: PlannedQuestion,
): boolean {
  const given = new Set(contentStems([asks, easier].join(' ')))
  const quoted = new Set(contentStems(lead))
  const back = stems.filter((stem) => given.has(stem)).length
  const own = stems.filter((stem) => !given.has(stem) && !quoted.has(stem)).length
  if (stems.length >= LEAST_NEW && back >= stems.length * READ_BACK && own < LEAST_NEW) return true
  return text.trim().endsWith('?') && own === 0
}

/** The words of another question's places, and none of this one's: an answer that was learnt by heart. */
const MUCH_MORE = 3
const LEAST_OF_ANOTHER = 4

function isOfAnother(
  stems: readonly string[],
  question: PlannedQuestion,
  { questions }: JudgedAgainst,
): boolean {
  if (!question.quoted) return false
  const times = new Map<string, number>()
  for (const { grounds } of questions) for (const stem of grounds) times.set(stem, (times.get(stem) ?? 0) + 1)
  const worth = ({ grounds }: PlannedQuestion) =>
    stems
      .filter((stem) => grounds.includes(stem) && !isCommon(stem))
      .reduce((sum, stem) => sum + Math.log2(1 + questions.length / (times.get(stem) ?? 1)), 0)
  const here = worth(question)
  const best = Math.max(0, ...questions.filter(({ id }) => id !== question.id).map(worth))
  const asked = stems.filter((stem) => question.asked.includes(stem) && !isCommon(stem)).length
  return asked === 0 && best >= LEAST_OF_ANOTHER * 2 && here * MUCH_MORE < best
}

/** Results and conclusions have an edge that an answer names. */
const WITH_LIMIT: ReadonlySet<PlannedQuestion['area']> = new Set(['results', 'contribution', 'limits'])

/** Words from a rough transcript are not quoted: they may never have been said; and it may have lost those that count. */
export function judge({ text, trust }: Said, question: PlannedQuestion, against: JudgedAgainst): Judged {
  const verdict =
    trust === 'rough' ? roughVerdict(text, question, against) : verdictOn(text, question, against)
  const names: MarkName[] = [
    'direct',
    'reason',
    'evidence',
    ...(WITH_LIMIT.has(question.area) ? (['limit'] as const) : []),
  ]
  const marks =
    verdict === 'answered'
      ? answeredMarks(text, question, against, names)
      : names.map((name) => unanswered(name, verdict))
  const shown = trust === 'rough' ? marks.map(heardRoughly) : marks
  const judged = shown.flatMap(({ value }) => value ?? [])
  return {
    verdict,
    marks: shown,
    total: judged.reduce((sum, value) => sum + value, 0),
    outOf: judged.length * MARKS.most,
  }
}

const roughVerdict = (text: string, question: PlannedQuestion, against: JudgedAgainst): Verdict => {
  const { onPlace, onQuestion } = overlapOf(text, question, against)
  return onPlace.length > 0 || onQuestion > 1 ? 'answered' : verdictOn(text, question, against)
}

/** The answer misses the question, whatever else it holds. */
export const misses = ({ verdict }: Judged): boolean => verdict !== 'answered'

export const NOT_ANSWERED: Record<Exclude<Verdict, 'answered'>, string> = {
  nothing: 'Not answered: there was too little to go by. One full sentence is enough to begin with.',
  'read-back': 'Not answered: this was the question again. Say what you know about it in your own words.',
  'off-topic':
    'Not answered: this was about something else. That happens; read the place named here and try again.',
  'another-question': 'Not answered: this belongs to another question, and may be a good answer there.',
  'nothing-of-the-work':
    'Not answered: nothing in it came from your own work yet. Name one thing that you did or found.',
}

const unanswered = (name: MarkName, verdict: Exclude<Verdict, 'answered'>): Mark => ({
  name,
  value: 0,
  says: name === 'direct' ? NOT_ANSWERED[verdict] : 'Counts once the question is answered.',
  words: '',
})

function heardRoughly(mark: Mark): Mark {
  if (mark.name !== 'evidence') return { ...mark, words: '' }
  return {
    name: 'evidence',
    value: null,
    says: 'Figures and pages could not be recognised in your speech.',
    words: '',
  }
}

const ENOUGH_OF_WORK = 2

function answeredMarks(
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
  names: readonly MarkName[],
): Mark[] {
  const wrong = saidOtherwise(text, against)
  if (wrong)
    return names.map(
      (name): Mark =>
        name === 'direct'
          ? { name, value: 1, says: wrong, words: '' }
          : { name, value: 0, says: 'Counts once this is settled.', words: '' },
    )
  const make: Record<MarkName, () => Mark> = {
    direct: () => direct(text, question, against),
    reason: () => said('reason', text, [REASON, REASON_SAID], REASON_WORDS),
    evidence: () => evidence(text, question, against),
    limit: () => said('limit', text, [LIMIT, LIMIT_SAID], LIMIT_WORDS),
  }
  return names.map((name) => make[name]())
}

/** Something that the work says otherwise, or nowhere. */
export function saidOtherwise(text: string, against: JudgedAgainst): string | undefined {
  const contradiction = contradictionIn(text, against)
  if (contradiction)
    return `What you said differs from your text: “${contradiction.mine}”. Look at which is right.`
  const [figure] = figuresFromNowhere(text, against.numbers)
  if (figure) return `You said ${figure}; I do not find that figure in your work.`
  const [method] = methodsFromNowhere(text, against)
  return method && `You spoke of ${method}; I do not find that in your work.`
}

function direct(text: string, question: PlannedQuestion, against: JudgedAgainst): Mark {
  const overlap = overlapOf(text, question, against)
  const own = new Set(overlap.onPlace)
  const words =
    answerSentences(text).find((sentence) => contentStems(sentence).some((stem) => own.has(stem))) ?? ''
  const full = (workIn(overlap) >= ENOUGH_OF_WORK && overlap.words > SHORT) || knownFigureIn(text, question)
  return full
    ? { name: 'direct', value: 2, says: 'You answered the question.', words }
    : { name: 'direct', value: 1, says: 'You touch on it: say more of what you did or found.', words }
}

type SaidWords = readonly [full: string, hinted: string, none: string]
const REASON_WORDS: SaidWords = [
  'You gave your reason.',
  'There is half a reason here: say “because”.',
  'You gave no reason.',
]
const LIMIT_WORDS: SaidWords = [
  'You said how far it goes, or what else it could be.',
  'You hint at where it ends: say it plainly.',
  'You named no limit, and no other explanation.',
]

function said(
  name: MarkName,
  text: string,
  [clear, hint]: readonly [RegExp, RegExp],
  [full, half, none]: SaidWords,
): Mark {
  const sentences = answerSentences(text)
  const plain = sentences.find((sentence) => clear.test(sentence))
  if (plain) return { name, value: 2, says: full, words: plain }
  const hinted = sentences.find((sentence) => hint.test(sentence))
  return hinted ? { name, value: 1, says: half, words: hinted } : { name, value: 0, says: none, words: '' }
}

function evidence(text: string, question: PlannedQuestion, { numbers }: JudgedAgainst): Mark {
  const sentences = answerSentences(text)
  const placed = sentences.find((sentence) => PLACE.test(sentence))
  const figure = sentences.find(
    (sentence) => knownFigureIn(sentence, question) || knownFigureIn(sentence, { numbers }),
  )
  const words = placed ?? figure
  if (words)
    return {
      name: 'evidence',
      value: 2,
      says: placed ? 'You named the place.' : 'You gave a figure of your work.',
      words,
    }
  const source = sentences.find((sentence) => SOURCE.test(sentence))
  return source
    ? {
        name: 'evidence',
        value: 1,
        says: 'You named a source: name the place in your own work too.',
        words: source,
      }
    : { name: 'evidence', value: 0, says: 'You named no page, table or figure.', words: '' }
}
