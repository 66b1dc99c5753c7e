/** Whether what stands on a slide belongs there: results among results, limits among limits, a plan without either. */
import { findCitations } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { isWish } from '../plan/no-result.ts'
import { BY_NUMBER } from '../plan/stated.ts'
import { bodySlides, everyLine, quotesOf, type SlideRule } from './check.ts'
import { isPlan } from './of-frame.ts'
import { idOf, matterOf } from './of-headlines.ts'

export const RULES_OF_PLACES: readonly SlideRule[] = [
  {
    id: 'own-results',
    passes: 'Nothing of other authors stands among the results',
    holds: (slide) =>
      slide.part !== 'Results' ||
      everyLine(
        ({ text, computed, sources }) =>
          computed === true ||
          [text, ...quotesOf([{ sources }])].every(
            (one) => findCitations(one).length === 0 && !BY_NUMBER.test(one),
          ),
      )(slide),
  },
  {
    id: 'subject',
    passes: 'Every line has to do with the rest of the deck',
    holds: (slide, _, deck) =>
      slide.part === 'Literature' ||
      bodySlides(deck).filter(({ ask }) => !ask).length < LEAST_FILLED ||
      eachStatement(slide, (text) => isOfSubject(text, slide, deck)),
  },
  {
    id: 'limits',
    passes: 'Limits are limits, and recommendations are recommended',
    holds: (slide) =>
      eachStatement(slide, (text) =>
        idOf(slide) === 'limits'
          ? !(IS_ADVISED.test(text) && !IS_LIMIT.test(text))
          : idOf(slide) !== 'recommendations' ||
            !(IS_LIMIT.test(text) && !isWish(text) && !IS_ADVISED.test(text)),
      ),
  },
  {
    id: 'plan',
    passes: 'A plan tells no results',
    holds: (slide, _, deck) =>
      !isPlan(deck) ||
      (slide.part !== 'Results' &&
        (/^(?:Background|Literature)$/.test(slide.part)
          ? eachStatement(slide, (text) => !FOUND_HERE.test(text))
          : eachStatement(slide, (text) => !FOUND_HERE.test(text) && !FOUND.test(text)))),
  },
]

/** Headline and lines that the student has not written. */
const eachStatement = ({ title, titleChosen, points }: DeckSlide, isSo: (text: string) => boolean): boolean =>
  (titleChosen === true || isSo(title)) &&
  points.every(({ text, edited, head }) => edited || head !== undefined || isSo(text))

const IS_LIMIT =
  /\b(?:limit(?:s|ed|ing|ations?)?|constrain\w*|restrict\w*|confin\w*|small(?:er)? (?:sample|number)|short (?:time|period)|(?:could|did|was|were) not|cannot|unable|not (?:be )?generali[sz]\w*|bias\w*|lack(?:ed|s)?(?: of)?|difficult\w*|self-report\w*|refus\w*|unwilling\w*|missing)\b/i
const IS_ADVISED =
  /\b(?:(?:is|are|was|were) (?:therefore |also |thus |hereby )?(?:recommended|advised|suggested|proposed|encouraged)|recommends?|we suggest|should|ought to)\b/i
const FOUND_HERE =
  /\b(?:(?:this|the present|the current|my|our) (?:study|research|analysis|survey|results?|findings?|data)|the (?:study|survey|results?|findings?)(?: of (?:this|the) (?:study|research))?|we|I) (?:has |have |also |further |clearly )*(?:found|showed|shown|revealed|indicated|demonstrated|established|confirmed|discovered)\b/i
const FOUND =
  /\b(?:(?:respondents|participants|traders|farmers|students|patients|households|women|men|people|teachers|learners|workers) (?:said|reported|agreed|stated|indicated|believed)|\d+(?:\.\d+)?\s?(?:%|per ?cent) of (?:the )?(?:\p{L}+ )?(?:respondents|participants|traders|farmers|students|patients|households|women|men|people|teachers|learners|workers|sample) (?:were|was|had|said|reported|agreed|used|saved|did)|(?:was|were) (?:found|observed|associated|correlated)|(?:significantly|statistically) (?:higher|lower|significant|associated|related))\b/iu

/** A deck of prompts says too little of its subject. */
const LEAST_FILLED = 10
const LEAST_STEMS = 4
/** One of its words is said on another slide, or in the title. */
function isOfSubject(text: string, slide: DeckSlide, deck: Deck): boolean {
  const stems = contentStems(text).filter((stem) => !/\d/.test(stem))
  const title = contentStems(deck.title)
  const others = bodySlides(deck).filter((one) => one !== slide)
  return (
    new Set(stems).size < LEAST_STEMS ||
    stems.some((stem) => title.includes(stem) || others.some((one) => matterOf(one).has(stem)))
  )
}
