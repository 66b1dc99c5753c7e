/** "Which page is that?", "shorter", "and for females?": asked of the answer before, whose places are known. */
import { joinList } from '#kit/join-list.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { answerFromHandbook } from '../handbook-answer.ts'
import { advisedOn } from '../judged/advised.ts'
import { fromDocument, limit, toldSegment } from '../segments.ts'
import { type AskedOfAnswer, askedOfAnswer } from './asked-of-answer.ts'
import { byChance } from './by-chance.ts'
import { oneOfList } from './one-of-list.ts'
import { comparedAt, saidOtherwise } from './otherwise.ts'
import { reasonsNear } from './reasons-near.ts'
import { agreementIn, anotherCell, asShare, rowsCompared } from './rows-shown.ts'
import { answerInShort, moreBehind, moreSimply } from './said-again.ts'
import { type AnswerBefore, lastShown, shownPlaces } from './told-before.ts'
import { whatItMeans } from './what-it-means.ts'
import { quotationOf, whoSaidIt } from './whose-words.ts'

const MOST_PLACES = 4
const MOST_PRESSED = 2
const LONGEST_TITLE = 70

/** Nothing where the question is about something else. */
export function aboutTheAnswer(
  question: string,
  told: readonly AnswerBefore[],
  study: OpenStudy | undefined,
  handbook: Handbook,
): AnswerSegment[] {
  const last = lastShown(told)
  if (!last) return []
  const asked = askedOfAnswer(question)
  switch (asked?.of) {
    case 'shorter':
      return answerInShort(last)
    case 'simpler':
      return moreSimply(last, study, handbook)
    case 'more':
      return moreBehind(told, last, study, handbook)
    case 'meaning':
      return whatItMeans(told, study, handbook)
    default:
      return study ? aboutItsPlaces(asked, { question, told, last, study, handbook }) : []
  }
}

type Asking = {
  question: string
  told: readonly AnswerBefore[]
  last: AnswerBefore
  study: OpenStudy
  handbook: Handbook
}

function aboutItsPlaces(
  asked: AskedOfAnswer | undefined,
  { question, told, last, study, handbook }: Asking,
): AnswerSegment[] {
  const places = shownPlaces(last)
  switch (asked?.of) {
    case 'place': {
      const shown = shownPlaces(told.findLast((answer) => shownPlaces(answer).length > 0))
      const meant = /\btable\b/i.test(question) ? (lastTable(told, study) ?? shown) : shown
      return meant.length > 0 ? placesTold(meant, study) : []
    }
    case 'mend':
    case 'problem':
      return heldAgainst(question, asked.of === 'mend', places, { told, study, handbook })
    case 'otherwise':
      return orElse(saidOtherwise(question, { told, study, handbook }), () =>
        heldAgainst(question, false, places, { told, study, handbook }),
      )
    case 'share':
      return asShare(last, study)
    case 'reason':
      return reasonsNear(last, study)
    case 'agreement':
      return agreementIn(last, study)
    case 'write': {
      const own = advisedOn(question, [...told.map((one) => one.question)], study)
      return own.length > 0
        ? own
        : places.length > 0
          ? [
              toldSegment(STUDY_SENTENCES.writeYourself),
              ...last.segments.filter(({ kind }) => kind === 'quote').slice(0, MOST_PLACES),
            ]
          : []
    }
    case 'speaker':
      return whoSaidIt(last, study)
    case 'quotation':
      return quotationOf(last, study)
    case 'entry':
      return oneOfList(asked.nth, told, study)
    case 'most':
    case 'least':
      return rowsCompared(asked.of, told, study)
    case 'chance':
      return byChance(told, study) ?? heldAgainst(question, false, places, { told, study, handbook })
    case 'comparison': {
      const compared = rowsCompared(asked.of, told, study)
      return compared.length > 0 ? compared : sideBySide(question, told)
    }
    default:
      return anotherCell(question, last, study)
  }
}

/** The answer before and the one before that, or the first of all, each by what weighs most in it. */
function sideBySide(question: string, told: readonly AnswerBefore[]): AnswerSegment[] {
  const own = told.filter((answer) => shownPlaces(answer).length > 0 && !askedOfAnswer(answer.question))
  const one = /\bfirst\b/i.test(question) ? own[0] : own.at(-2)
  const other = own.at(-1)
  if (one === other) return []
  if (!one || !other) return []
  return [one, other].flatMap((answer) => [
    toldSegment(STUDY_SENTENCES.toldOn(answer.question)),
    ...answerInShort(answer).filter(({ sources }) => sources.length > 0),
  ])
}

/** Whether anything that was compared speaks against the places; what a panel would ask of them; what the handbook advises. */
function heldAgainst(
  question: string,
  mends: boolean,
  places: readonly Placed[],
  { told, study, handbook }: Pick<Asking, 'told' | 'study' | 'handbook'>,
): AnswerSegment[] {
  const ids = new Set(places.map(({ sentenceId }) => sentenceId))
  const touching = comparedAt(ids, mends, study)
  if (touching.length > 0) return touching
  const before = told.map((one) => one.question)
  const own = advisedOn(question, before, study)
  if (own.length > 0) return own
  const asked = before.at(-1) ?? ''
  const advised = [...answerFromHandbook(asked, handbook, { onlyIfSure: true })]
    .filter(({ text }) => !told.some(({ segments }) => segments.some((one) => one.text === text)))
    .slice(0, 3)
  const pressed = study
    .questions()
    .filter(({ evidence }) => ids.has(evidence.sentenceId))
    .slice(0, MOST_PRESSED)
  return [
    limit(STUDY_SENTENCES.nothingAgainst(mends)),
    ...(places.length > 0
      ? [toldSegment(STUDY_SENTENCES.restsOn(joinList(placesNamed(places, study))))]
      : []),
    ...pressed.map(
      ({ question: text, evidence }): AnswerSegment => ({
        kind: 'question',
        text,
        sources: [fromDocument(evidence)],
      }),
    ),
    ...advised,
  ]
}

/** "That table": the last that was shown, whatever was shown since. */
function lastTable(told: readonly AnswerBefore[], { reading }: OpenStudy): Placed[] | undefined {
  const tables = new Set(reading.blocks.filter(({ kind }) => kind === 'table').map(({ id }) => id))
  return told
    .map((answer) =>
      shownPlaces(answer)
        .filter(({ sentenceId }) => tables.has(sentenceId))
        .slice(0, 1),
    )
    .findLast((places) => places.length > 0)
}

const orElse = (found: AnswerSegment[], other: () => AnswerSegment[]) => (found.length > 0 ? found : other())

type Placed = ReturnType<typeof shownPlaces>[number]

function placesTold(places: readonly Placed[], study: OpenStudy): AnswerSegment[] {
  return [
    {
      kind: 'says',
      text: STUDY_SENTENCES.standsOn(joinList(placesNamed(places, study))),
      sources: [],
    },
  ]
}

const placesNamed = (places: readonly Placed[], study: OpenStudy) =>
  [...new Set(places.map((place) => placeNamed(place, study)))].slice(0, MOST_PLACES)

/** "Table 7, page 32". */
function placeNamed(place: Placed, { reading }: OpenStudy): string {
  const at = reading.blocks.find(({ id, kind }) => id === place.sentenceId && kind === 'table')
  const before = at && reading.order.indexOf(at.block)
  const caption =
    before === undefined
      ? undefined
      : [...reading.sentences, ...reading.signposts]
          .filter(
            ({ kind, block }) => kind === 'caption' && Math.abs(reading.order.indexOf(block) - before) <= 2,
          )
          .map(({ text }) => /^\W*((?:table|figure)\s*\d+(?:\.\d+)*)/i.exec(text)?.[1])
          .find((one) => one !== undefined)
  const named = caption ?? /^\W*((?:table|figure)\s*\d+(?:\.\d+)*)\b/i.exec(place.quote)?.[1]
  // A page is told with the heading under which it stands.
  const own = reading.sentences.find(({ id }) => id === place.sentenceId) ?? at
  const title = place.within
    ? ''
    : (reading.sections.find(({ id }) => id === own?.section)?.title.trim() ?? '')
  const words = title && title.length <= LONGEST_TITLE ? `${placeWords(place)} (${title})` : placeWords(place)
  return named ? `${named}, ${words}` : words
}
