/** An examiner's questions on open checks, in spoken English. */
import type { CheckId, StudyCheck, WorkStage } from '#capabilities/study/index.ts'
import { joinList } from '#kit/join-list.ts'
import { factOf } from '../facts/checks-of-facts.ts'
import { OWED_THINGS } from '../facts/owed-things.ts'
import { wordsAt } from '../facts/words-at-stage.ts'

/** For a part missing as a whole. A fact's question is kept with its other words. */
const PARTS: Readonly<Partial<Record<CheckId, string>>> = {
  'part-methods': 'Walk us through what you did, step by step. Could somebody else repeat it?',
  'part-results': 'What are your results, question by question?',
  'part-discussion': 'How do your findings compare with those of others, and why do they differ?',
  'part-conclusion': 'In two sentences: what is the answer to your question?',
  'part-literature': 'Which works does your study build on, and where does it go beyond them?',
  'numbers.missing-data': 'How many answers were missing, and what did you do about them?',
  'numbers.size-reason': 'How did you decide on your sample size?',
  'numbers.many-tests':
    'With this many tests, some will be significant by chance. How do you know that yours were not?',
}

const AGAIN: Readonly<Partial<Record<CheckId, (check: StudyCheck) => string>>> = {
  'numbers.effect-size': ({ evidence }) =>
    evidence.length === 1
      ? 'You give a p value for this test. How large is the effect behind it?'
      : 'You give p values for these tests. How large are the effects behind them?',
  'numbers.sample-agreement': () =>
    'Your text gives more than one sample size. Which is correct, and why do they differ?',
  'numbers.many-tests': () =>
    'With this many tests, some will be significant by chance. How do you know that yours were not?',
  'numbers.no-effect': () =>
    'You treat a non-significant result as no effect. Could your study have detected one?',
  'abstract-numbers': ({ says }) => {
    const numbers = says.match(/: (.+)\.$/)?.[1]
    return numbers
      ? `Your abstract gives ${numbers}. Where in your results ${/, | and /.test(numbers) ? 'do these come' : 'does it come'} from?`
      : 'Where in your results do the numbers of your abstract come from?'
  },
  'objectives-answered': () => 'You set out to answer this. What is the answer, in one sentence?',
  'causal-language': ({ says }) => {
    const words = [...new Set([...says.matchAll(/“([^”]+)”/g)].map(([, word]) => `“${word}”`))].slice(0, 2)
    return `You write ${joinList(words)}. How does your design rule out other explanations?`
  },
  overclaiming: () => 'How can you be as sure as these words sound?',
  generalising: () => 'Does this apply to everybody, or only to those you studied?',
  'recommendations-rest': () => 'Which of your findings does this recommendation follow from?',
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
