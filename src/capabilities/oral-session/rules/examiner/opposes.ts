/** What the work says otherwise, or nowhere, and what no study can show. */
import { placeWords } from '#product/place.ts'
import { methodsFromNowhere } from '../plan/method-words.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { claimsTooMuch } from './claims-too-much.ts'
import { contradictionIn } from './contradicts.ts'
import { denialIn } from './denies.ts'
import { anotherShareThan } from './figures-placed.ts'
import { figuresFromNowhere } from './figures-said.ts'
import type { JudgedAgainst } from './verdict.ts'

type Opposed = { words: string; place: PlannedQuestion['place'] }

/** Something that the work says otherwise, with the place where it does; or that holds of no study. */
export function opposedIn(
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
): string | undefined {
  const opposed =
    contradicted(text, against) ?? denialIn(text, question) ?? anotherShare(text, question, against)
  return opposed
    ? `What you said differs from your text: “${opposed.words}”. It says otherwise on ${placeWords(opposed.place)}. Look at which is right.`
    : claimsTooMuch(text, question)
}

function contradicted(text: string, against: JudgedAgainst): Opposed | undefined {
  const found = contradictionIn(text, against)
  return found ? { words: found.mine, place: found.claim.place } : undefined
}

function anotherShare(
  text: string,
  { place, also }: PlannedQuestion,
  { lines }: JudgedAgainst,
): Opposed | undefined {
  for (const words of answerSentences(text)) {
    const found = [place, ...also].find(({ quote }) => anotherShareThan(quote, words, lines))
    if (found) return { words, place: found }
  }
  return undefined
}

/** Something that the work says otherwise, or nowhere. */
export function saidOtherwise(
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
): string | undefined {
  const opposed = opposedIn(text, question, against)
  if (opposed) return opposed
  const [figure] = figuresFromNowhere(text, against.numbers)
  if (figure) return `You said ${figure}; I do not find that figure in your work.`
  const [method] = methodsFromNowhere(text, against)
  return method && `You spoke of ${method}; I do not find in your work that you used it.`
}
