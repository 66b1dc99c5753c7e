/** What examiners ask of results, and of what is made of them. */
import type { SectionRole } from '#product/document-model.ts'
import { lower, type QuestionRule } from './question-rule.ts'

const RESULTS: readonly SectionRole[] = ['results']
const AFTER: readonly SectionRole[] = ['discussion', 'conclusion']

export const QUESTIONS_ON_RESULTS: readonly QuestionRule[] = [
  {
    id: 'not-significant',
    roles: RESULTS,
    when: /\b(?:not (?:statistically )?significant\w*|no (?:statistically )?significant|did not (?:differ|predict|affect)|made no difference)\b/i,
    ask: () =>
      'This result was not significant. Does that mean there is no effect, or that your study could not see one?',
    askAll: () =>
      'These results were not significant. Does that mean there is no effect, or that your study could not see one?',
    read: 'statistical-power',
    weight: 9,
  },
  {
    id: 'odds',
    roles: RESULTS,
    // In capitals and beside a figure as ratios are printed: "2 or 3 sentences" is none.
    when: /\b(?:[Oo]dds [Rr]atios?(?: \(a?OR\))?\s*(?:=|:|of|was)?\s*|[Aa]?OR\s*(?:=|:|of|was)\s*|[Aa]?OR\s+(?=\d+[.,]\d))(\d+(?:[.,]\d+)?)(?![\d.,]*\d|\s?%)/,
    ask: (match) => `Explain the odds ratio of ${match[1]} to somebody who has never studied statistics.`,
    askAll: (match) =>
      `Take the odds ratio of ${match[1]} and explain it to somebody who has never studied statistics.`,
    read: 'odds-and-risk-ratios',
    weight: 8,
  },
  {
    id: 'p-value',
    roles: RESULTS,
    when: /\bp\s*[<=]\s*\.?0?\.\d+/i,
    unless: /\b[Oo]dds\b|\b[Aa]?OR\b|\b[Nn]ot\b/,
    own: true,
    ask: () => 'What does this p value mean in plain words, and how large is the effect behind it?',
    askAll: () => 'What do these p values mean in plain words, and how large are the effects behind them?',
    read: 'viva-statistics',
    weight: 7,
  },
  {
    id: 'main-number',
    roles: RESULTS,
    when: /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:%|per\s?cent)/i,
    unless:
      /\bCI\b|confidence|credible|\bgender|\bmales?\b|\bfemales?\b|\b(?:mean|median) age\b|\bmarried\b|\baged\b/i,
    own: true,
    ask: (match) => `You report ${match[1]}%. What does it mean in practice, and how precise is it?`,
    askAll: (match) =>
      `You report ${match[1]}% and other shares like it. Which of them matters most in practice, and how precise is it?`,
    read: 'confidence-interval',
    weight: 5,
  },
  {
    id: 'theme',
    roles: RESULTS,
    when: /\bthemes?\b[^.]*\b(?:emerged|identified|were|included)\b/i,
    ask: () => 'How did you come from what people said to these themes? Take one and show the steps.',
    read: 'thematic-analysis',
    weight: 8,
  },
  {
    id: 'surprise',
    roles: ['results', 'discussion'],
    when: /\b(?:surprising\w*|unexpected\w*|contrary to)\b/i,
    ask: () => 'This was not what you expected. What explanations did you consider, and which do you prefer?',
    read: 'discussion-chapter',
    weight: 9,
  },
  {
    id: 'cause',
    roles: [...AFTER, 'results', 'abstract'],
    when: /\b(leads? to|led to|causes(?! of)|caused(?! by)|resulted in|improves|reduces)\b/i,
    unless:
      /\b(?:may|might|could|cannot|whether|if|(?:leads?|led) to (?:similar|the same|different)|investigat\w+|seems? to)\b/i,
    own: true,
    ask: (match) => `You write "${lower(match[1])}". Does your design allow you to speak of cause?`,
    askAll: (match) =>
      `You write "${lower(match[1])}", and elsewhere the like. Does your design allow you to speak of cause?`,
    read: 'cause-and-association',
    weight: 9,
  },
  {
    id: 'agreement',
    roles: ['discussion'],
    when: /\b(?:consistent with|agrees? with|in line with|similar to|supports? (?:the )?(?:findings|work))\b/i,
    unless: /\bexpect\w+|\bhypothes/i,
    ask: () => 'You agree with this earlier study. What does your work add to it?',
    read: 'discussion-chapter',
    weight: 6,
  },
  {
    id: 'limitation',
    roles: AFTER,
    when: /\b(?:limitations?|self-reported|recall bias|small sample|cannot be generali[sz]ed)\b/i,
    unless: /^(?:However, )?There (?:are|were) [^,;:]{0,40}\blimitations?\b/i,
    own: true,
    ask: () => 'In which direction might this limitation have pushed your results?',
    askAll: () => 'Which of these limits matters most, and which way might it have pushed your results?',
    read: 'viva-limitations',
    weight: 9,
  },
  {
    id: 'generalise',
    roles: AFTER,
    when: /\b(?:Zambia|generali[sz]\w*|all (?:women|farmers|students|teachers|patients)|the country|nationwide)\b/i,
    unless: /\blimitation/i,
    ask: () => 'Who else does this hold for, and for whom would you not claim it?',
    read: 'viva-generalisation',
    weight: 6,
  },
  {
    id: 'recommendation',
    roles: AFTER,
    when: /\b(?:recommend\w*|should (?:be )?(?:consider|introduc|provid|strengthen|invest|train|schedul))/i,
    unless: /\b(?:further|future) (?:research|stud)/i,
    ask: () => 'Which of your findings supports this recommendation, and who would have to act first?',
    read: 'writing-recommendations',
    weight: 8,
  },
  {
    id: 'contribution',
    roles: ['conclusion', 'introduction'],
    when: /\bcontribut\w+ (?:to (?:the )?(?:\w+ )?(?:knowledge|literature|field|understanding|practice|policy|debate)|of th(?:e|is) (?:study|thesis|research|work|paper))|\b(?:significance of th(?:e|is) study|concludes? that|we conclude|in conclusion|first study)\b/i,
    ask: () => 'What is known now that was not known before your study?',
    read: 'viva-contribution',
    weight: 10,
  },
  {
    id: 'next',
    roles: AFTER,
    when: /\b(?:further|future) (?:research|stud(?:y|ies)|work)\b/i,
    ask: () => 'If you had another year, what would you study next, and how?',
    read: 'viva-limitations',
    weight: 5,
  },
]
