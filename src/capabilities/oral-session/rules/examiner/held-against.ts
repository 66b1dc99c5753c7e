/**
 * An answer held against the whole work, sentence by sentence: what the work says otherwise, with the place where it does,
 * and what stands nowhere in it.
 */

import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { methodsFromNowhere } from '../plan/method-words.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { claimsTooMuch } from './claims-too-much.ts'
import { contradictionIn } from './contradicts.ts'
import { denialIn, isOppositeOf } from './denies.ts'
import { anotherCount, figureOfAnother, figuresFromNowhere } from './figures.ts'
import type { JudgedAgainst } from './overlap.ts'
import { clausesOf, WEIGHS } from './unproved.ts'
import { indexOf, termsIn, type WorkLines } from './work-index.ts'

/** Something that the work says otherwise, with the place where it does; or that holds of no study. */
export function opposedIn(
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
): string | undefined {
  const differs = (words: string, place: string) =>
    `What you said differs from your text: “${words}”. It says otherwise${place && ` on ${place}`}. Look at which is right.`
  const claimed = contradictionIn(text, against)
  if (claimed) return differs(claimed.mine, placeWords(claimed.claim.place))
  if (question.area === 'problem' && /\bwho has\b/i.test(question.asks) && NOBODY_HAS_IT.test(text))
    return differs(NOBODY_HAS_IT.exec(text)?.[0] ?? '', placeWords(question.place))
  const denied = denialIn(text, question)
  if (denied) return differs(denied.words, placeWords(denied.place))
  for (const sentence of answerSentences(text)) {
    const swapped = figureOfAnother(sentence, question.place.quote, against)
    if (swapped) return ofAnother(swapped)
    if (question.phase === 'faults') continue
    const counted = anotherCount(sentence, against)
    if (counted) return differs(counted.words, counted.place)
    for (const { clause, before } of clausesOf(sentence)) {
      const at =
        WEIGHS.test(`${before} ${clause}`) || NAMED_BY_NOT.test(clause)
          ? undefined
          : deniedBy(clause, against)
      if (at !== undefined) return differs(clause, against.places?.[at] ?? '')
    }
  }
  return claimsTooMuch(text, question)
}

const NOBODY_HAS_IT =
  /\b(?:nobody|no one) (?:really )?has (?:this|a|any|the) (?:such )?problems?\b|\bthere is no (?:such )?problem\b/i
const LONGEST_ROW = 120
const ofAnother = ({ figure, place, row }: { figure: string; place: string; row: string }): string =>
  `You said ${figure}; your text gives that figure of something else${place && ` on ${place}`}: “${row
    .split(/\s+\|\s+/)
    .filter(Boolean)
    .join(', ')
    .slice(0, LONGEST_ROW)}”.`

/** “Those who did not answer” is who somebody is. */
const NAMED_BY_NOT = /\b(?:that|who|which|without)\b.*\b(?:not|never|no)\b|\bwithout\b/i
const MUCH_SHARED = { terms: 4, share: 0.6 } as const
/** What is supposed, asked or meant to be found says nothing of how it is. */
const SUPPOSED = /\bhypothes[ie]s\b|\bH\s?[0₀oO1a]\b|\?|\b(?:whether|aims?|objectives?|purpose|seeks?|if)\b/i

/** The line of the work in which one clause says the opposite of nearly the same words, where no other line says the same. */
function deniedBy(sentence: string, work: WorkLines): number | undefined {
  const { terms: sets } = indexOf(work)
  const terms = [...new Set(termsIn(sentence))]
  const isNear = (set: ReadonlySet<string>) => {
    const shared = terms.filter((term) => set.has(term)).length
    return shared >= MUCH_SHARED.terms && shared >= terms.length * MUCH_SHARED.share
  }
  const near = sets.flatMap((set, at) => (isNear(set) && !SUPPOSED.test(work.lines[at]!) ? [at] : []))
  const [denying, ...others] = near.filter((at) =>
    clausesOf(work.lines[at]!).some(
      ({ clause }) => isNear(new Set(termsIn(clause))) && isOppositeOf(sentence, clause),
    ),
  )
  return denying !== undefined && others.length + 1 === near.length ? denying : undefined
}

export type FromNowhere = { sentence: string; says: string }

/** Figures, methods and places that an answer gives as this study's own, and that stand nowhere in it. */
export function fromNowhere(text: string, { area }: PlannedQuestion, against: JudgedAgainst): FromNowhere[] {
  return answerSentences(text).flatMap((sentence) => {
    // What will be done, and what it will cost, may be worked out while one speaks.
    const isOfPlans = against.kind === 'planned' && area !== 'problem'
    const [figure] = isOfPlans ? [] : figuresFromNowhere(sentence, against)
    if (figure) return { sentence, says: `You said ${figure}; I do not find that figure in your work.` }
    const [method] = methodsFromNowhere(sentence, against)
    if (method)
      return { sentence, says: `You spoke of ${method}; I do not find in your work that you used it.` }
    const name = unknownPlaceIn(sentence, against)
    return name ? { sentence, says: `You spoke of ${name}; I do not find that name in your work.` } : []
  })
}

/** Something that the work says otherwise, or nowhere. */
export const saidOtherwise = (
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
): string | undefined => opposedIn(text, question, against) ?? fromNowhere(text, question, against)[0]?.says

const DONE =
  'interviewed|asked|surveyed|visited|recruited|sampled|tested|collected|measured|observed|selected|conducted|carried out'
const WAS_DONE = new RegExp(`\\b(?:i|we|was|were) (?:\\w+ly )?(?:${DONE})\\b`, 'i')
const NAMED = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{3,}/gu
/** It was done at a place, or with a thing, that has a name nowhere in the work. */
function unknownPlaceIn(
  sentence: string,
  { vocabulary, lines, places, heads }: JudgedAgainst,
): string | undefined {
  if (!WAS_DONE.test(sentence) || OTHERS_DID.test(sentence)) return undefined
  const { terms } = indexOf({ lines, places, heads })
  return (sentence.match(NAMED) ?? []).find(
    (name) =>
      !contentStems(name).some(
        (stem) => isCommon(stem) || vocabulary.includes(stem) || terms.some((set) => set.has(stem)),
      ),
  )
}
const OTHERS_DID = /\b(?:not|by|as|like|et al|unlike|others?)\b|\(/i
