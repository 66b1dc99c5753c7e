/**
 * The built-in answerer: the record of the study first, then its text, then the handbook. Every segment is one sentence
 * or one quotation with its source, yielded as soon as it is known, so that an answer begins at once.
 */
import { STUDY_SENTENCES } from '../../spec.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import type { OpenStudy } from '../open-study.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { asTyped } from './as-typed.ts'
import { statisticIn } from './figures/statistic-asked.ts'
import { answerFromHandbook, askYourself } from './handbook-answer.ts'
import { advisedOn, judgedAtLast } from './judged/advised.ts'
import { judgedSlot, mayBeSaid } from './judged/judged-slot.ts'
import { lookUp, offered } from './looked-up.ts'
import { make } from './made-from-words.ts'
import { withoutLead } from './other-language.ts'
import { objectivesMet } from './parts/objectives-met.ts'
import { limit, toldSegment } from './segments.ts'
import { fromCover } from './slots/cover-answer.ts'
import { frontAsked } from './slots/front-asked.ts'
import { fromSlots } from './slots/slots-answer.ts'
import { spokenOf } from './spoken-of.ts'
import { followUpOf, pointsAtNothing, subjectOf } from './subject.ts'
import { aboutTheAnswer } from './thread/about-the-answer.ts'
import { foundNothing } from './thread/found-nothing.ts'
import { inItsStead, newThing, otherEnd } from './thread/in-its-stead.ts'
import { handbookOnce, notTwice } from './thread/not-twice.ts'
import { pointedBack } from './thread/pointed-back.ts'
import { type AnswerBefore, toldBefore } from './thread/told-before.ts'
import { twoAsked } from './two-asked.ts'
import { OF_OWN_WORK, type Understood, understand } from './understand.ts'
import { withWhatFollows } from './what-follows.ts'
import { whichIsBetter } from './which-is-better.ts'
import { withContradiction } from './with-contradiction.ts'
import { fromWork, oneAsked } from './work-answer.ts'

/** `before`: the earlier questions of the conversation, in their order. */
export type AnswerRequest = {
  question: string
  before?: readonly string[] | undefined
  study?: OpenStudy
  handbook: Handbook
}

/** Round the question's own words they name nothing. */
const QUOTED = /["“”„«»]/g

/** Never the same answer to another question; a question about the answer before is told from its places. */
export function* answerQuestion(request: AnswerRequest): Generator<AnswerSegment, void, undefined> {
  const { before = [] } = request
  if (before.length === 0) yield* alone(request)
  else {
    const told = toldBefore(before, (question, earlier, all) =>
      after({ ...request, question, before: earlier }, all),
    )
    yield* after(request, told)
  }
}

const alone = (request: AnswerRequest) =>
  withContradiction(withWhatFollows(orJudged(request), request.study?.reading), request.study)

/** A judgement that is asked for is no thing to be found: where nothing was, what was checked tells it. */
function* orJudged(request: AnswerRequest): Generator<AnswerSegment, void, undefined> {
  const told = [...answerTo(request)]
  const { study, before = [] } = request
  const isLost = study && REFUSALS.has(told[0]?.text ?? '')
  const judged = isLost ? judgedAtLast(typedIn(request, study), before, study) : []
  yield* judged.length > 0 ? judged : told
}

function* after(
  request: AnswerRequest,
  told: readonly AnswerBefore[],
): Generator<AnswerSegment, void, undefined> {
  const { study, handbook } = request
  const question = typedIn(request, study)
  const lost = foundNothing(question, told)
  if (lost) {
    yield* orNothing(lost, [...alone(request)], study)
    return
  }
  const about = aboutTheAnswer(question, told, study, handbook)
  if (about.length > 0) yield* about
  else if (study) yield* notTwice(question, [...alone(request)], told, study)
  else yield* handbookOnce([...alone(request)], told, handbook)
}

/** What the handbook explains is worth saying, whatever the work does not have. */
const orNothing = (lost: string, found: readonly AnswerSegment[], study: OpenStudy | undefined) =>
  found.some(({ sources }) => sources.length > 0)
    ? found
    : [limit(STUDY_SENTENCES.nothingToPointAt(lost.trim())), offered(STUDY_SENTENCES.didYouMean, study)]

const typedIn = ({ question }: AnswerRequest, study: OpenStudy | undefined) =>
  asTyped(withoutLead(question.replace(QUOTED, '')), study?.reading)

/** `isPart`: of a question that asks for two things. */
function* answerTo(request: AnswerRequest, isPart = false): Generator<AnswerSegment, void, undefined> {
  const { study, handbook } = request
  const typed = typedIn(request, study)
  const subject = subjectOf((request.before ?? []).map((one) => asTyped(one, study?.reading)))
  const added = study && subject ? newThing(typed) : undefined
  const put = (subject && otherEnd(typed, subject)) ?? (added && inItsStead(subject!, added, study!))
  const follows = put ? undefined : followUpOf(typed, subject)
  if (!follows && pointsAtNothing(typed)) {
    yield offered(STUDY_SENTENCES.nothingAsked, study)
    return
  }
  const better = whichIsBetter(typed, request.before ?? [], handbook, study)
  if (better.length > 0) {
    yield* better
    return
  }
  const back = follows && pointedBack(follows, request, typed)
  if (back) {
    yield* back
    return
  }
  const question = put ?? follows?.question ?? typed
  const spoken = study ? spokenOf(question, study) : []
  if (spoken.length > 0) {
    yield* spoken
    return
  }
  const both = study && !follows && !isPart ? twoAsked(question) : undefined
  if (both) {
    yield* eachInTurn(request, both)
    return
  }
  const judged = study ? judgedOf(question, typed, study, request) : []
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
            slotInstead(
              asked,
              question,
              lookUp(question.replace(STATEMENT, ' '), study, handbook, {
                isOfWork: true,
                added: follows?.added,
              }),
              study,
            ),
        )
      else if (asked.kind === 'questions') yield* askYourself(question, handbook, asked.count)
      else {
        // "What is the research gap?" may well be asked in general.
        if (OF_OWN_WORK.test(question) || !isOfSlots(asked)) yield limit(STUDY_SENTENCES.noDocument)
        yield* answerFromHandbook(question, handbook, { onlyIfSure: !isOfSlots(asked) })
      }
  }
}

/** Rather than nothing: the thing that is named, where what else was said of it is found nowhere. Of a sample it is no answer. */
function* slotInstead(
  asked: Understood,
  question: string,
  found: Generator<AnswerSegment, void, undefined>,
  study: OpenStudy,
): Generator<AnswerSegment, void, undefined> {
  const told = [...found]
  const isWhole = asked.kind === 'slots' && asked.groups.every(({ label }) => !OF_A_PART.has(label))
  const isNowhere = told[0]?.text === STUDY_SENTENCES.notInDocument
  if (isNowhere && asked.kind === 'slots' && asked.groups.every(({ label }) => label === 'Sample')) {
    const whole = [...fromSlots(asked.groups, [], study)]
    yield* whole.length > 0 ? [limit(STUDY_SENTENCES.wholeSample), ...whole] : told
    return
  }
  const instead = isNowhere && isWhole ? [...fromSlots(asked.groups, [], study)] : []
  yield* instead.length > 0 ? oneAsked(question, instead) : told
}
const OF_A_PART: ReadonlySet<string> = new Set([
  'Sample',
  'Population',
  'Result',
  'Validity and reliability',
  'Ethics',
])

/** What the work itself says on its objectives and may bear comes before advice, and advice before what a panel looks for. */
function judgedOf(
  question: string,
  typed: string,
  study: OpenStudy,
  { before = [], handbook }: AnswerRequest,
) {
  const ways = [
    () => frontAsked(question, study),
    () => objectivesMet(question, study),
    () => [...mayBeSaid(question, study, handbook)],
    () => withItsWords(advisedOn(typed, before, study), [...judgedSlot(question, study, handbook)]),
  ]
  for (const way of ways) {
    const told = way()
    if (told.length > 0) return told
  }
  return []
}

/** Advice that shows nothing of the work gives way to what the work or the handbook says. */
function withItsWords(advised: AnswerSegment[], said: AnswerSegment[]): AnswerSegment[] {
  const isShown = advised.some(({ kind }) => kind === 'quote')
  const isSaid = said.some(({ sources }) => sources.length > 0)
  return advised.length > 0 && (isShown || !isSaid) ? advised : said
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
    const told = [...answerTo({ ...request, question }, true)]
    const quotes = told.filter(({ kind }) => kind === 'quote').map(({ text }) => text)
    if (quotes.length > 0 && quotes.every((text) => shownBefore.includes(text))) {
      // Another number is not the one that stands there.
      yield /\bhow (?:many|much)\b/i.test(question)
        ? limit(STUDY_SENTENCES.notInDocument)
        : toldSegment(STUDY_SENTENCES.shownAbove)
      continue
    }
    for (const segment of told)
      if (segment.kind === 'ask') offer = segment
      else yield segment
    shownBefore.push(...quotes)
  }
  if (offer) yield offer
}

const REFUSALS: ReadonlySet<string> = new Set([STUDY_SENTENCES.notInDocument, STUDY_SENTENCES.nearest])
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
