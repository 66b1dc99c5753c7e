/** What an examiner asks where a check is open. In spoken English; where nothing was found, that is said as such. */
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { listed } from '#kit/listed.ts'
import { topicOfCheck } from '../checklist/checklist-checks.ts'

const NOT_FOUND = 'I did not find this in the text.'

/** By what they are about: the checklist and the checks of numbers ask for some of the same things. */
const ASKED: Readonly<Record<string, string>> = {
  aim: 'Tell us in one sentence: what did you set out to find out?',
  gap: 'What did nobody know before your study, and where did you look?',
  design: 'Which design did you choose, and why was it right for your question?',
  population: 'Who or what exactly did you study, and who was left out?',
  sampling: 'How were they chosen, step by step, and from which list?',
  instrument: 'How did you measure what you report?',
  analysis: 'How did you analyse the data for each of your objectives?',
  approval: 'Which committee approved your study, and when?',
  consent: 'How did people agree to take part, and how could they have refused?',
  'size-reason': 'How did you decide how many were enough?',
  response: 'How many did you ask, how many answered, and who did not?',
  validity: 'How do you know that your instrument measures what it should?',
  reliability: 'How reliable were your measures with the people you asked?',
  missing: 'How many answers were missing, and what did you do about them?',
  interval: 'How large are your effects, and how precisely do you know them?',
  confounders: 'What else could explain your results, and how did you deal with it?',
  'data-sets': 'Which data did you use, and how did you keep training and testing apart?',
  baselines: 'With what did you compare your system, and was the comparison fair?',
  metrics: 'By what measure do you judge your system, and what does it hide?',
  repeats: 'How do you know that these differences are more than chance?',
  ablation: 'Which part of your system makes the difference?',
  limits: 'What could your study not show, and which way may that have pushed your results?',
  'limits-stated': 'What could your study not show, and which way may that have pushed your results?',
  theory: 'Which theory or idea helped you to see your question, and what did it make you look for?',
  'when-where': 'Where and when did you collect your data, and what was special about that time and place?',
  recommendations: 'Who should do what now, because of your results?',
  'part-methods': 'Walk us through what you did, step by step. Could somebody else repeat it?',
  'part-results': 'What are your results, question by question?',
  'part-discussion': 'How do your findings compare with those of others, and why do they differ?',
  'part-conclusion': 'In two sentences: what is the answer to your question?',
  'part-literature': 'Which works is your study built on, and where does it go beyond them?',
}

const AGAIN: Readonly<Record<string, (check: Check) => string>> = {
  'numbers.effect-size': ({ evidence }) =>
    evidence.length === 1
      ? 'You give a p value for this test. How large is the effect behind it?'
      : 'You give p values for these tests. How large are the effects behind them?',
  'numbers.sample-agreement': () =>
    'Your text gives more than one number for those you studied. Which is right, and why do they differ?',
  'numbers.many-tests': () =>
    'With this many tests some come out significant by chance. How do you know that yours did not?',
  'numbers.no-effect': () =>
    'You read a result that was not significant as no effect. Could your study have seen one?',
  'abstract-numbers': ({ says }) => {
    const numbers = says.match(/: (.+)\.$/)?.[1]
    return numbers
      ? `Your abstract gives ${numbers}. Where in your results ${/, | and /.test(numbers) ? 'do these come' : 'does it come'} from?`
      : 'Where in your results do the numbers of your abstract come from?'
  },
  'objectives-answered': () => 'You set out to answer this. What is the answer, in one sentence?',
  'causal-language': ({ says }) => {
    const words = [...new Set([...says.matchAll(/“([^”]+)”/g)].map(([, word]) => `“${word}”`))].slice(0, 2)
    return `You write ${listed(words)}. How does your design rule out other explanations?`
  },
  overclaiming: () => 'How can you be as sure as these words sound?',
  generalising: () => 'Does this hold for all of them, or for those you studied?',
  'recommendations-rest': () => 'Which of your findings does this recommendation follow from?',
  'references-recent': () =>
    'Much of your literature is older. What has been found on your question in the last five years?',
}

/** Lists and headings are put right at a desk, and nobody is asked about them. */
export function questionOn(check: Check): string | null {
  if (check.outcome === 'look again') return AGAIN[check.id]?.(check) ?? null
  const key = check.id.replace(/^checklist-/, '').replace(/^numbers\./, '')
  const asked = ASKED[key] ?? ASKED[ALSO[key] ?? '']
  if (asked) return `${asked} ${NOT_FOUND}`
  const topic = check.id.startsWith('checklist-') ? topicOfCheck(check) : undefined
  if (!topic) return null
  // "how things were measured" follows "tell us" as it is; "the comparison group" needs a word before it.
  const isQuestion = /^(?:how|what|which|who|whether|when|where|why)\b/.test(topic)
  return `Can you tell us ${isQuestion ? '' : 'about '}${topic}? ${NOT_FOUND}`
}

const ALSO: Readonly<Record<string, string>> = { 'missing-data': 'missing', analyses: 'analysis' }
