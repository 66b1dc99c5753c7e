/**
 * The built-in answerer: the record of the study first, then its text, then the handbook. Every segment is one sentence
 * or one quotation with its source, yielded as soon as it is known, so that an answer begins at once.
 */
import { STUDY_SENTENCES } from '../../spec.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import type { OpenStudy } from '../open-study.ts'
import { placeAsked, placeNamed, placesLike } from '../summarisation/places-asked.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { asTyped } from './as-typed.ts'
import { isOwnTerm } from './definition-asked.ts'
import { figuresAsked } from './figures/figures-asked.ts'
import { statisticIn } from './figures/statistic-asked.ts'
import { whichTable } from './figures/which-table.ts'
import { aboutIn, fromText, whyOf } from './from-text.ts'
import { answerFromHandbook, askYourself, partFromHandbook } from './handbook-answer.ts'
import { judgedSlot } from './judged-slot.ts'
import { ifRight } from './judgement.ts'
import { lookUpIn } from './look-up/look-up.ts'
import { make } from './made-from-words.ts'
import { withoutLead } from './other-language.ts'
import { objectivesMet } from './parts/objectives-met.ts'
import { sectionsNear } from './parts/section-asked.ts'
import { limit, quote, toldSegment } from './segments.ts'
import { fromCover } from './slots/cover-answer.ts'
import { followUpOf, pointsAtNothing, subjectOf } from './subject.ts'
import { twoAsked } from './two-asked.ts'
import { OF_OWN_WORK, partNamed, type Understood, understand } from './understand.ts'
import { withWhatFollows } from './what-follows.ts'
import { whichIsBetter } from './which-is-better.ts'
import { withContradiction } from './with-contradiction.ts'
import { fromWork } from './work-answer.ts'

/** `before`: the earlier questions of the conversation, in their order. */
export type AnswerRequest = {
  question: string
  before?: readonly string[] | undefined
  study?: OpenStudy
  handbook: Handbook
}

/** Round the question's own words they name nothing. */
const QUOTED = /["“”„«»]/g

export const answerQuestion = (request: AnswerRequest): Generator<AnswerSegment, void, undefined> =>
  withContradiction(withWhatFollows(answerTo(request), request.study?.reading), request.study)

function* answerTo(request: AnswerRequest): Generator<AnswerSegment, void, undefined> {
  const { study, handbook } = request
  const typed = asTyped(withoutLead(request.question.replace(QUOTED, '')), study?.reading)
  const follows = followUpOf(
    typed,
    subjectOf((request.before ?? []).map((one) => asTyped(one, study?.reading))),
  )
  if (!follows && pointsAtNothing(typed)) {
    yield offered(STUDY_SENTENCES.nothingAsked, study)
    return
  }
  const better = whichIsBetter(typed, request.before ?? [], handbook, study)
  if (better.length > 0) {
    yield* better
    return
  }
  if (follows && (follows.wants === 'reason' || follows.wants === 'example') && !study) {
    yield* partFromHandbook(follows.question, handbook, follows.wants)
    return
  }
  if (follows?.wants === 'reason' && study) {
    yield* whyOf(follows.question, study)
    return
  }
  if (follows?.wants === 'judgement') {
    const spokenOf = study && lookUpIn(study, follows.question).evidence[0]?.quote
    const told = [
      ...answerFromHandbook(follows.question, handbook, { onlyIfSure: true, ...(spokenOf && { spokenOf }) }),
    ]
    if (told.length === 0) yield limit(STUDY_SENTENCES.cannotJudge)
    yield* told
    return
  }
  const question = follows?.question ?? typed
  const both = study && !follows ? twoAsked(question) : undefined
  if (both) {
    yield* eachInTurn(request, both)
    return
  }
  const judged = study ? [...judgedSlot(question, study, handbook)] : []
  if (judged.length > 0) {
    yield* judged
    return
  }
  const asked = understand(question, study && itsTitle(study))
  switch (asked.kind) {
    case 'nothing':
      yield toldSegment(STUDY_SENTENCES.nothingAsked)
      return
    case 'introduce':
      yield toldSegment(STUDY_SENTENCES.introduction)
      yield toldSegment(STUDY_SENTENCES.nothingAsked)
      return
    case 'greeting':
    case 'thanks':
      yield toldSegment(STUDY_SENTENCES[asked.kind])
      return
    case 'stressed':
    case 'sorry':
      yield toldSegment(STUDY_SENTENCES[asked.kind])
      return
    case 'help':
      yield offered(STUDY_SENTENCES.help, study)
      return
    case 'other-language':
      yield toldSegment(STUDY_SENTENCES.englishOnly)
      yield offered(STUDY_SENTENCES.didYouMean, study)
      return
    case 'made':
      yield* make(asked.made, study?.record())
      return
    case 'cannot':
      yield limit(CANNOT[asked.what])
      yield* answerFromHandbook(question, handbook, { onlyIfSure: true })
      return
    case 'look-up':
      yield* lookUp(question, study, handbook, { added: follows?.added })
      return
    default:
      if (study && statisticIn(question))
        yield* lookUp(question, study, handbook, { isOfWork: true, added: follows?.added })
      else if (study)
        yield* orElse(
          fromWork(asked, study, question),
          () =>
            fromCover(asked, study) ??
            lookUp(question.replace(STATEMENT, ' '), study, handbook, {
              isOfWork: true,
              added: follows?.added,
            }),
        )
      else if (asked.kind === 'questions') yield* askYourself(question, handbook, asked.count)
      else {
        // "What is the research gap?" may well be asked in general.
        if (OF_OWN_WORK.test(question) || !isOfSlots(asked)) yield limit(STUDY_SENTENCES.noDocument)
        yield* answerFromHandbook(question, handbook, { onlyIfSure: !isOfSlots(asked) })
      }
  }
}

/** What is offered to tap stands once, at the end. */
function* eachInTurn(
  request: AnswerRequest,
  asked: readonly { question: string; shown: string }[],
): Generator<AnswerSegment, void, undefined> {
  let offer: AnswerSegment | undefined
  const shownBefore: string[] = []
  for (const { question, shown } of asked) {
    yield toldSegment(`${shown[0]!.toUpperCase()}${shown.slice(1)}:`)
    const told = [...answerTo({ ...request, question })]
    const isRefused = told.some(({ text }) => REFUSALS.has(text))
    if (isRefused && ASKS_FIGURE.test(question) && shownBefore.some(holdsFigure)) {
      yield toldSegment(STUDY_SENTENCES.maybeAbove)
      continue
    }
    for (const segment of told)
      if (segment.kind === 'ask') offer = segment
      else yield segment
    shownBefore.push(...told.filter(({ kind }) => kind === 'quote').map(({ text }) => text))
  }
  if (offer) yield offer
}

const REFUSALS: ReadonlySet<string> = new Set([STUDY_SENTENCES.notInDocument, STUDY_SENTENCES.nearest])
const ASKS_FIGURE = /\b(?:how (?:many|much|long)|(?:what|which) year)\b/i
const holdsFigure = (text: string) =>
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text.replace(/\(page \d+\)\s*$/, ''))

const itsTitle = (study: OpenStudy) => study.record().slots.title.entries[0]?.value ?? study.reading.title

/** "The statement of the problem": of no state. */
const STATEMENT = /\bstatement(?: of)?\b/gi
const isOfSlots = ({ kind }: Understood) =>
  kind === 'slots' || kind === 'part' || kind === 'compare' || kind === 'faults'

function* orElse(
  first: Generator<AnswerSegment, void, undefined>,
  other: () => Generator<AnswerSegment, void, undefined>,
): Generator<AnswerSegment, void, undefined> {
  let any = false
  for (const segment of first) {
    any = true
    yield segment
  }
  if (!any) yield* other()
}

const CANNOT = {
  write: STUDY_SENTENCES.cannotWrite,
  translate: STUDY_SENTENCES.cannotTranslate,
  draw: STUDY_SENTENCES.cannotDraw,
  news: STUDY_SENTENCES.cannotKnowNews,
  judge: STUDY_SENTENCES.cannotJudge,
} as const

/** "Explain …", "What is a p value?": questions about methods in general, which the handbook answers. */
const ABOUT_METHODS =
  /\b(?:what (?:is|are|does) (?:an? )?(?!my\b|this\b|the\b|these\b|those\b|their\b|our\b)|what is the difference|how (?:do|can|should) (?:i|you|we|one)\b|how to\b|define|meaning of|when (?:do|should)|why (?:do|should))\b|^\W*(?:(?:please|can you|could you) )?explain (?!(?:the|my|this|its|their)\b)/i
const EXPLAINS = /^\W*(?:please )?(?:explain|describe|define)\b/i
const OF_MY_WORK =
  /\b(?:my|this|the) (?:thesis|document|paper|study|dissertation|research|project|proposal|authors?|researchers?)\b|\b(?:of|in|for|on) (?:the|this|my) (?:questionnaires?|instruments?|scale|sample|survey|model|experiment|system)\b|\b(?:did|was|were)\b|\b(?:respondents|participants)\W*$/i

function* lookUp(
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
  const met = objectivesMet(question, study)
  yield* met
  if (met.length > 0) return
  const tables = named ? [] : whichTable(question, study.reading)
  for (const evidence of tables) yield quote(evidence)
  if (tables.length > 0) return
  const judged = [...ifRight(question, study)]
  yield* judged
  if (judged.length > 0) return
  const figures = statisticIn(question) ? figuresAsked(question, study, added) : []
  yield* figures
  if (figures.length > 0) return
  const part = partNamed(question)
  if (part) {
    yield* aboutIn(question, part, study)
    return
  }
  const isOfMethods =
    !named && ABOUT_METHODS.test(question) && !isOfWork && !isOwnTerm(question, study.reading, handbook)
  const explained = isOfMethods ? [...answerFromHandbook(question, handbook, { onlyIfSure: true })] : []
  yield* explained
  if (explained.length > 0) {
    // Next to an answer from the handbook, only a sentence that says everything asked is worth showing.
    const found = lookUpIn(study, question)
    if (found.isSure && found.isWhole)
      for (const evidence of found.evidence.slice(0, 1)) yield quote(evidence)
    return
  }
  if (named) {
    for (const { evidence } of study.passages().find(question)) yield quote(evidence)
    return
  }
  const said = [...fromText(question, study, added, askBack(question, study))]
  yield* said
  // What the work does not have may still be explained.
  if (EXPLAINS.test(question) && said[0]?.text === STUDY_SENTENCES.notInDocument)
    yield* answerFromHandbook(question, handbook, { onlyIfSure: true })
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
function offered(text: string, study: OpenStudy | undefined): AnswerSegment {
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
