/** A question that is no slot and no part: looked up in the document, and in the handbook where it is about methods. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import type { OpenStudy } from '../open-study.ts'
import { placeAsked, placeNamed, placesLike } from '../summarisation/places-asked.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { isOwnTerm } from './definition-asked.ts'
import { figuresAsked } from './figures/figures-asked.ts'
import { asksExtreme } from './figures/most-or-least.ts'
import { statisticIn } from './figures/statistic-asked.ts'
import { whichTable } from './figures/which-table.ts'
import { aboutIn, fromText } from './from-text.ts'
import { answerFromHandbook } from './handbook-answer.ts'
import { ifRight } from './judgement.ts'
import { lookUpIn } from './look-up/look-up.ts'
import { sectionsNear } from './parts/section-asked.ts'
import { limit, quote } from './segments.ts'
import { partNamed } from './understand.ts'

/** "Explain …", "What is a p value?": questions about methods in general, which the handbook answers. */
const ABOUT_METHODS =
  /\b(?:what (?:is|are|does) (?:an? )?(?!my\b|this\b|the\b|these\b|those\b|their\b|our\b)|what is the difference|how (?:do|can|should) (?:i|you|we|one)\b|how to\b|define|meaning of|when (?:do|should)|why (?:do|should))\b|^\W*(?:(?:please|can you|could you) )?explain (?!(?:the|my|this|its|their)\b)/i
/** A name, a number or a place is in the work or nowhere. */
const FACT =
  /^\W*(?:and |so )?(?:who|when|where|how many|how much|which (?!(?:test|design|method|theory)\b))\b/i
const OF_MY_WORK =
  /\b(?:my|this|the) (?:thesis|document|paper|study|dissertation|research|project|proposal|authors?|researchers?)\b|\b(?:of|in|for|on) (?:the|this|my) (?:questionnaires?|instruments?|scale|sample|survey|model|experiment|system)\b|\b(?:did|was|were)\b|\b(?:respondents|participants)\W*$/i

export function* lookUp(
  question: string,
  study: OpenStudy | undefined,
  handbook: Handbook,
  { isOfWork = OF_MY_WORK.test(question), added }: { isOfWork?: boolean; added: string | undefined },
): Generator<AnswerSegment, void, undefined> {
  if (!study) {
    yield* answerFromHandbook(question, handbook)
    return
  }
  // Places are looked up, not searched for: a missing one has no nearest match.
  const named = placeNamed(question)
  if (named && !placeAsked(question, study.reading, study.references)) {
    yield limit(STUDY_SENTENCES.noSuchPlace(named))
    const others = placesLike(named, study.reading)
    if (others.length > 0)
      yield {
        kind: 'ask',
        text: STUDY_SENTENCES.whichPart,
        sources: [],
        choices: others.map((place) => `What does ${place} say?`),
      }
    return
  }
  const tables = named ? [] : whichTable(question, study.reading)
  for (const evidence of tables) yield quote(evidence)
  if (tables.length > 0) return
  const judged = [...ifRight(question, study)]
  yield* judged
  if (judged.length > 0) return
  const part = partNamed(question)
  // What a p value is comes before those of the work.
  const isOfMethods =
    !named &&
    !part &&
    ABOUT_METHODS.test(question) &&
    !isOfWork &&
    !isOwnTerm(question, study.reading, handbook)
  const explained = isOfMethods ? [...answerFromHandbook(question, handbook, { onlyIfSure: true })] : []
  yield* explained
  if (explained.length > 0) {
    // Next to an answer from the handbook, only a sentence that says everything asked is worth showing.
    const found = lookUpIn(study, question)
    if (found.isSure && found.isWhole)
      for (const evidence of found.evidence.slice(0, 1)) yield quote(evidence)
    return
  }
  const figures = statisticIn(question) || asksExtreme(question) ? figuresAsked(question, study, added) : []
  yield* figures
  if (figures.length > 0) return
  if (part) {
    yield* aboutIn(question, part, study)
    return
  }
  if (named) {
    for (const { evidence } of study.passages().find(question)) yield quote(evidence)
    return
  }
  const said = [...fromText(question, study, added, askBack(question, study))]
  yield* said
  // What the work does not have may still be explained.
  const isLost = said[0]?.text === STUDY_SENTENCES.notInDocument && !FACT.test(question)
  if (isLost && isNamedIn(question, handbook))
    yield* answerFromHandbook(question, handbook, { onlyIfSure: true })
}

/** The title of the entry says it in the word of the question. */
function isNamedIn(question: string, handbook: Handbook): boolean {
  const asked = new Set(contentStems(question))
  const [best] = handbook.find(question, 1)
  return best !== undefined && contentStems(best.entry.title).some((stem) => asked.has(stem))
}

/** One question instead of a guess. */
function askBack(question: string, study: OpenStudy): AnswerSegment {
  const sections = sectionsNear(question, study.reading)
  return sections.length > 0
    ? {
        kind: 'ask',
        text: STUDY_SENTENCES.mayStandIn,
        sources: [],
        choices: sections.map((title) => `What does section ${title} say?`),
      }
    : offered(STUDY_SENTENCES.didYouMean, study)
}

const WITHOUT_DOCUMENT = ['Choosing a topic', 'From a topic to objectives', 'How many people to ask']

/** What may be asked next, to tap. */
export function offered(text: string, study: OpenStudy | undefined): AnswerSegment {
  if (!study) return { kind: 'ask', text, sources: [], choices: WITHOUT_DOCUMENT }
  const { slots } = study.record()
  const has = (['results', 'objectives', 'aim'] as const).find((id) => slots[id].entries.length > 0)
  const choices = [
    ...(has ? [`What ${has === 'aim' ? 'is the aim' : `are the ${has}`} of my study?`] : []),
    'Summarise my document',
    'What is wrong with my document?',
  ]
  return { kind: 'ask', text, sources: [], choices }
}
