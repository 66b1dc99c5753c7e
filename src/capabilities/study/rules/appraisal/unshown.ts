/** What a work announces and does not show: a reliability without its value, an aim without its result, a limit that is not named. */
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { evidenceOf } from '../document/evidence.ts'
import type { ReadSentence } from '../document/reading.ts'
import { isCommon } from '../text/common-words.ts'
import type { Appraised, SaidOfWork, WeakPoint, WorkKind } from './appraised.ts'

export type Asking = {
  said: SaidOfWork
  kind: WorkKind
  has: (words: RegExp) => boolean
  first: (words: RegExp) => ReadSentence | undefined
}
export type Look = (asking: Asking, study: Appraised) => WeakPoint | undefined

export const onReliability: Look = ({ has, first }) => {
  const announced = first(/\b(?:cronbach\w*|reliability)\b.*\b(?:alpha|test\w*|measured|checked|0?\.7)\b/i)
  if (!announced || has(/(?:alpha|α|cronbach\w*|reliab\w+|kappa)\b.{0,120}?\b0?\.(?!70?\b)\d{1,3}\b/i))
    return undefined
  if (!/\b(?:cronbach|alpha)/i.test(announced.text)) return undefined
  return {
    about: 'reliability',
    weight: 5.5,
    says: `Cronbach's alpha is announced (${placeWords(evidenceOf(announced))}), and I find no value of it in the results.`,
    asks: 'What was the alpha of each of your scales?',
    next: 'Compute it for each scale and put it in one small table, or take the sentence out.',
    limit: 'How consistently the scales measure was not reported',
    place: evidenceOf(announced),
    detail: '',
  }
}

export const onClusters: Look = ({ kind, has, first }) => {
  const found = first(/\b(?:cluster sampl\w+|(?:multi|two|three)-?\s?stage (?:\w+ )?sampl\w+)/i)
  if (
    kind !== 'done' ||
    !found ||
    has(/\b(?:design effect|sampling weights?|weighted (?:by|for|to|analysis)|mixed-effects|multilevel)\b/i)
  )
    return undefined
  return {
    about: 'clusters',
    weight: 3.5,
    says: `The sample was drawn in stages (${placeWords(evidenceOf(found))}), and I find nothing on how the analysis allows for people of one place being alike.`,
    asks: 'People of one place are alike. What does that do to your p values?',
    next: 'Name the stages and the number of places in the methods, and say in the limits that the intervals are somewhat too narrow.',
    limit:
      'People were drawn in whole places, which the analysis does not allow for, so its p values are somewhat too small',
    place: evidenceOf(found),
    detail: '',
  }
}

export const onModel: Look = ({ has, first }) => {
  const found = first(/\b(?:logistic|linear|multiple|multivaria\w+|OLS) regression\b/i)
  if (
    !found ||
    has(
      /\b(?:VIF|variance inflation|multicollinearity|hosmer|durbin|homosced\w+|heterosced\w+|residuals?)\b/i,
    )
  )
    return undefined
  return {
    about: 'model',
    weight: 4,
    says: `You use a regression (${placeWords(evidenceOf(found))}), and I find no check of what it takes for granted, such as predictors that say the same thing twice.`,
    asks: 'Which assumptions of your regression did you check, and what did you find?',
    next: 'Add one sentence with the check and its figure.',
    limit: 'What the regression takes for granted was not checked',
    place: evidenceOf(found),
    detail: '',
  }
}

const INTRODUCES =
  /\b(?:my name is|i am called|name of (?:the )?(?:researcher|investigator|interviewer)\s*:?)\s+((?:\p{Lu}[\p{L}.'-]+\s?){2,4})/u
/** A questionnaire that was taken over still introduces somebody else. */
export const onName: Look = ({ said, first }) => {
  const found = first(INTRODUCES)
  const name = found && INTRODUCES.exec(found.text)?.[1]?.trim()
  const people = said.people ?? []
  if (!found || !name || people.length === 0) return undefined
  const parts = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const known = new Set(people.flatMap(({ value, place }) => parts(`${value} ${place.quote}`)))
  if (parts(name).some((one) => known.has(one))) return undefined
  return {
    about: 'name',
    weight: 6,
    says: `Somebody else is introduced as the researcher, “${name}” (${placeWords(evidenceOf(found))}), while your title page has ${people[0]!.value}.`,
    asks: 'Whose questionnaire is this, and did you collect these data yourself?',
    next: 'If the form was taken over, say from whom and what you changed, and put your own name there; if it is a slip, correct it today.',
    limit: '',
    place: evidenceOf(found),
    detail: '',
  }
}

const LEAST_RESULTS = 15
/** A second look: what stands under the heading of a result has one. */
const OF_PARTS = new Set(
  contentStems('recommendation objective conclusion summary implication suggestion chapter specific general'),
)
/** Objectives and recommendations of whose own matter no result speaks: told as what was not found. */
export const onAims: Look = ({ said, kind: of }, { reading, title }) => {
  if (of !== 'done') return undefined
  const results = [...reading.sentences, ...reading.blocks].filter(
    ({ role }) => role === 'results' || role === 'discussion',
  )
  if (results.length < LEAST_RESULTS) return undefined
  const told = new Set(results.flatMap(({ text }) => contentStems(text)))
  const everywhere = new Set(contentStems(title()))
  const silent = (['objectives', 'recommendations'] as const).flatMap((slot) =>
    (said[slot] ?? []).flatMap(({ place }, nth) => {
      const own = [...new Set(contentStems(place.quote))].filter(
        (stem) => !isCommon(stem) && !everywhere.has(stem),
      )
      const missing = own.filter((stem) => !told.has(stem))
      const heading = contentStems(place.within?.section ?? '').filter(
        (stem) => !isCommon(stem) && !OF_PARTS.has(stem),
      )
      const isUnderItsResult = heading.some((stem) => told.has(stem))
      return own.length >= 2 &&
        missing.length >= 2 &&
        missing.length * 3 >= own.length * 2 &&
        !isUnderItsResult
        ? [{ slot, nth, place }]
        : []
    }),
  )
  const [first] = silent
  if (!first) return undefined
  const kind = first.slot === 'objectives' ? 'objective' : 'recommendation'
  const words = first.place.quote
    .replace(/\s+/g, ' ')
    .split(' ')
    .slice(0, 12)
    .join(' ')
    .replace(/[.,;:]$/, '')
  return {
    about: 'aims',
    weight: kind === 'objective' ? 6 : 4,
    says: `I find next to nothing in your results on the ${kind} “${words.replace(/[“”]/g, "'")}” (${placeWords(first.place)}).`,
    asks: `Which result of yours stands behind the ${kind} “${words.replace(/[“”]/g, "'")}”?`,
    next:
      kind === 'objective'
        ? 'Add the table or the test that answers it, or say openly that it was not reached and why.'
        : 'Tie it to a result with its table, or turn it into a suggestion for further research.',
    limit: '',
    place: first.place,
    detail: silent
      .slice(0, 4)
      .map(
        ({ slot, place }) =>
          `${slot === 'objectives' ? 'Objective' : 'Recommendation'} on ${placeWords(place)}: ${place.quote.replace(/\s+/g, ' ').split(' ').slice(0, 8).join(' ')} …`,
      )
      .join('; '),
  }
}

export const onLimits: Look = ({ said, has }) =>
  said.limits || has(/\blimitations?\b|\blimited (?:to|by)\b/i)
    ? undefined
    : {
        about: 'limits',
        weight: 4.5,
        says: 'I find no sentence in your text that names a limit.',
        asks: 'What can your study not show?',
        next: 'Write three limits at the end of the last chapter, each with what it does to your result.',
        limit: '',
        place: null,
        detail: '',
      }
