/**
 * Marks one answer in four respects, with the student's own words beside each. It looks for ideas and places; never at
 * manner of speaking.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Mark } from '../../contract.ts'
import { MARKS } from '../../spec.ts'
import { claimNumbers } from '../plan/claims.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { isEveryday } from './of-this-work.ts'
import { answerSentences } from './sentences-of.ts'

export type Judged = { marks: Mark[]; total: number; outOf: number }

const PLACE =
  /\b(?:pages?|tables?|figures?|chapters?|sections?|appendix|appendices|paragraph|graph)\s+(?:\d+(?:\.\d+)*|[ivx]+\b|[a-e]\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i
const SOURCE =
  /\b(?:[Aa]ccording to|[A-Z][a-z]+ (?:and [A-Z][a-z]+ |et al\.? )?(?:in )?\(?(?:19|20)\d\d\)?)|(?<=[a-z,] )[A-Z][a-z]{2,} (?:and [A-Z][a-z]{2,} )?(?:says?|said|found|finds?|showed|shows|writes?|wrote|argues?|argued|reports?|reported|describes?|described)\b/
const LIMIT =
  /\b(?:limit(?:s|ed|ation|ations)?|weak(?:ness|nesses)?|bias(?:ed)?|cannot (?:say|show|claim|prove|tell|rule|generali[sz]e|be)|can(?:'t| not) (?:say|show|claim|prove|tell|rule|generali[sz]e)|not generali[sz]|does not (?:show|mean|prove|hold)|drawback|shortcoming|only (?:one|those|a|the)|too (?:small|few|short)|missed|left out|did not (?:include|reach|ask|measure))\b/i
const LIMIT_SAID =
  /\b(?:but|however|although|though|still|except|unless|depends?|perhaps|only|less|without|differs?|(?:may|might|could) (?:not|be|have)|should have|(?:do|did|could|is|are|was|were) not|(?:did|could|is|are|was|were)n't|(?:has|have|had|was|were) no|lack(?:s|ed|ing)?|missing|(?:better|worse|higher|lower|smaller|larger) than (?:it|they) (?:is|are|was|were)|nobody (?:knows|asked)|not (?:sure|clear|certain|known|enough)|risks?|admit|too (?:far|much|many|high|low|large|big|narrow|late|early))\b/i
/** A number that is said as a word. One and two are said of anything. */
const COUNTED =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|per ?cent|half|twice|quarter)\b/i
const NEXT =
  /\b(?:next (?:step|time|study)|future|further (?:study|research|work|studies)|follow[- ]?up|larger (?:sample|study)|i (?:would|will|plan to|intend to|am going to|want to)|we (?:would|will|plan to|intend to)|should be (?:done|studied|tested|repeated|asked|checked)|recommend|repeat (?:it|this|the)|if i (?:did|do) it again)\b/i
const NEXT_SAID =
  /\b(?:could|should|need(?:s)? to|ought|would (?:be|show|help|tell|let|give|make|have)|(?:i|we)(?:'ll|'d)|will (?:help|show|ask|be|need|try|test|follow)|(?:a|another) (?:second|further|third|new|wider|larger|longer) \w+|afterwards|in a later)\b/i
const REASON =
  /\b(?:because|since|so that|therefore|which means|that is why|due to|as a result|for this reason|so (?:our|the|my|it|we|they|that|this|i)|which is why|that way)\b|, so (?!far|much|many|on\b)/i

const hitsOf = (text: string, { terms }: PlannedQuestion): string[] => {
  const said = new Set(contentStems(text))
  return terms.filter((term) => said.has(term))
}
export const hitsIn = (text: string, question: PlannedQuestion): number => hitsOf(text, question).length
/** In a long story some words match by chance. */
export const tellingHitsIn = (text: string, question: PlannedQuestion): number =>
  hitsOf(text, question).filter((term) => !isEveryday(term)).length

export const namesPlace = (text: string): boolean => PLACE.test(text)
export const givesReason = (text: string): boolean => REASON.test(text)

/** The answer misses the question, whatever else it holds. Not decided on a rough transcript: it loses words. */
export const misses = ({ marks }: Judged): boolean =>
  marks.some(({ name, value }) => name === 'direct' && value === 0) &&
  marks.every(({ value }) => value !== null)

/** Words from a rough transcript are not quoted: they may never have been said. */
export function judge(
  { text, trust }: Pick<RecognisedSpeech, 'text' | 'trust'>,
  question: PlannedQuestion,
): Judged {
  const rough = trust === 'rough'
  const first = direct(text, question)
  const others = [evidence(text, question), limit(text), nextStep(text)]
  const marks = [first, ...(first.value === 0 && !rough ? others.map(ofSomethingElse) : others)].map(
    (mark) => (rough ? heardRoughly(mark) : mark),
  )
  const judged = marks.flatMap(({ value }) => value ?? [])
  return { marks, total: judged.reduce((sum, value) => sum + value, 0), outOf: judged.length * MARKS.most }
}

const ELSEWHERE: Partial<Record<Mark['name'], string>> = {
  evidence: 'You named a place or a figure, but not for what was asked.',
  limit: 'You named a limitation, but not of what was asked.',
  'next-step': 'You named a next step, but not for what was asked.',
}

/** A page and a limit on another topic count half. */
const ofSomethingElse = (mark: Mark): Mark =>
  mark.value === 0 ? mark : { ...mark, value: 1, says: ELSEWHERE[mark.name] ?? mark.says }

function heardRoughly(mark: Mark): Mark {
  if (mark.name !== 'evidence') return { ...mark, words: '' }
  return {
    name: 'evidence',
    value: null,
    says: 'Figures and pages could not be recognised in your speech.',
    words: '',
  }
}

const ENOUGH_HITS = 3

function direct(text: string, question: PlannedQuestion): Mark {
  const sentences = answerSentences(text)
  const at = sentences.findIndex((sentence) => hitsIn(sentence, question) > 0)
  const hits = hitsIn(text, question)
  const words = sentences[at] ?? ''
  if (hits === 0) return { name: 'direct', value: 0, says: 'This does not address the question.', words: '' }
  if (hits >= ENOUGH_HITS && at <= 1)
    return { name: 'direct', value: 2, says: 'The question was answered at once.', words }
  return at > 1
    ? { name: 'direct', value: 1, says: 'Your answer comes late: begin with it.', words }
    : { name: 'direct', value: 1, says: 'You touch on the question but do not answer it yet.', words }
}

function evidence(text: string, { place, also }: PlannedQuestion): Mark {
  const sentences = answerSentences(text)
  const known = new Set(
    [place, ...also].flatMap(({ quote }) => claimNumbers(quote)).filter((one) => one.length > 1),
  )
  const placed = sentences.find((sentence) => PLACE.test(sentence))
  const figure = sentences.find((sentence) => claimNumbers(sentence).some((number) => known.has(number)))
  const sure = placed ?? figure
  if (sure)
    return {
      name: 'evidence',
      value: 2,
      says: placed ? 'You named the place.' : 'You gave a figure from your work.',
      words: sure,
    }
  const source = sentences.find((sentence) => [SOURCE, COUNTED, /\d/].some((one) => one.test(sentence)))
  return source
    ? {
        name: 'evidence',
        value: 1,
        says: 'You gave a figure or a source, but no place in your work.',
        words: source,
      }
    : { name: 'evidence', value: 0, says: 'You named no page, table or figure.', words: '' }
}

function limit(text: string): Mark {
  const sentences = answerSentences(text)
  const clear = sentences.find((sentence) => LIMIT.test(sentence))
  if (clear) return { name: 'limit', value: 2, says: 'You said what your study does not show.', words: clear }
  const hinted = sentences.find((sentence) => LIMIT_SAID.test(sentence))
  return hinted
    ? { name: 'limit', value: 1, says: 'You hint at a limitation: say it plainly.', words: hinted }
    : { name: 'limit', value: 0, says: 'You admitted no limitation.', words: '' }
}

function nextStep(text: string): Mark {
  const sentences = answerSentences(text)
  const clear = sentences.find((sentence) => NEXT.test(sentence))
  if (clear) return { name: 'next-step', value: 2, says: 'You said what comes next.', words: clear }
  const hinted = sentences.find((sentence) => NEXT_SAID.test(sentence))
  return hinted
    ? { name: 'next-step', value: 1, says: 'You hint at a next step: say who should do what.', words: hinted }
    : { name: 'next-step', value: 0, says: 'You named no next step.', words: '' }
}
