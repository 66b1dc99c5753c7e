/** An examiner's questions on open checks, in spoken English. */
import type { CheckId, StudyCheck, WorkStage } from '#capabilities/study/index.ts'
import { factOf } from '../facts/checks-of-facts.ts'
import { OWED_THINGS } from '../facts/owed-things.ts'
import { wordsAt } from '../facts/words-at-stage.ts'

/** For a part missing as a whole. A fact's question is kept with its other words. */
const PARTS: Readonly<Partial<Record<CheckId, string>>> = {
  'part-methods': 'Walk us through what you did, step by step. Could somebody else repeat it?',
  'part-conclusion': 'In two sentences: what is the answer to your question?',
}

const AGAIN: Readonly<Partial<Record<CheckId, (check: StudyCheck) => string>>> = {
  'numbers.effect-size': () => 'You give p values for these tests. How large are the effects behind them?',
  'numbers.sample-agreement': () =>
    'Your text gives more than one sample size. Which is correct, and why do they differ?',
  'abstract-numbers': ({ says }) => {
    const numbers = says.match(/: (.+)\.$/)?.[1]
    return numbers
      ? `Your abstract gives ${numbers}. Where in your results ${/, | and /.test(numbers) ? 'do these come' : 'does it come'} from?`
      : 'Where in your results do the numbers of your abstract come from?'
  },
  overclaiming: () => 'How can you be as sure as these words sound?',
  'references-recent': () =>
    'Much of your literature is older. What has been published on your question in the last five years?',
}

const askedOf = (id: string) => OWED_THINGS.find(({ check }) => check === id)?.asked ?? null

/** Lists and headings are corrected at a desk, so no examiner asks about them. */
export function questionOn(check: StudyCheck, stage: WorkStage | null): string | null {
  if (check.outcome === 'look-again') return AGAIN[check.id]?.(check) ?? null
  const fact = factOf(check.id)
  return fact ? wordsAt(stage, fact).asked : (PARTS[check.id] ?? askedOf(check.id))
}
