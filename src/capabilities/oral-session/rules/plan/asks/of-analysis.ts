/** On how the data of a work were analysed. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

/** Analysis methods with a proper name, so that a question can use it. */
const NAMED =
  /\b((?:binary |multiple |linear |logistic |multinomial |ordinal )*regression(?: analysis| models?)?|random forests?|XGBoost|support vector (?:machines?|classification)|neural networks?|LSTM|decision trees?|ANOVA|(?:linear )?mixed[- ](?:effects? )?models?|factor analysis|principal component analysis|cluster analysis|time[- ]series models?|ARIMA|structural equation model(?:l?ing)|correlation analysis|sentiment analysis)\b/i
const SEVERAL_NAMED = new RegExp(`${NAMED.source}.*${NAMED.source}`, 'i')
const WORDS_ANALYSED =
  /\b(thematic analysis|content analysis|narrative analysis|discourse analysis|grounded theory)\b/i
const TEST =
  /\b(chi[- ]?squared? tests?|t[- ]tests?|Mann[- ]Whitney(?: U)?(?: test)?|Wilcoxon|Kruskal[- ]Wallis)\b/i

const same = (asks: string) => [asks, asks] as const

export const ANALYSIS_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  analysis: {
    area: 'method',
    asks: [
      ...ofWords(
        WORDS_ANALYSED,
        [
          'Show us how one theme came to be, from what people said to its name.',
          'How will a theme come to be, from what people say to its name?',
        ],
        [
          'What in your material did not fit any theme, and where is it now?',
          'What will you do with material that fits no theme?',
        ],
        [
          'Would a second reader have made the same of it? How do you know?',
          'Would a second reader make the same of it? How will you know?',
        ],
      ),
      ...ofWords(TEST, [
        'What does a {it} tell us here that the plain figures do not?',
        'What will a {it} tell us that the plain figures do not?',
      ]),
      planQuestion(
        'You name more than one way here. What does each of them give you that the others do not?',
        'You name more than one way here. What will each of them give you that the others will not?',
        SEVERAL_NAMED,
      ),
      ...ofWords(
        NAMED,
        [
          'Which assumption of {many} is the weakest with your data, and what did you do about it?',
          'Which assumption of {many} will be the weakest with your data, and what will you do then?',
        ],
        same('Why {many}, and which simpler way would have been enough?'),
        same('Explain {many} to somebody who has never heard of it: what goes in, and what comes out?'),
        [
          'Without {many}, how would you have answered your question?',
          'Without {many}, how would you answer your question?',
        ],
        [
          'What would have made you distrust what came out of {many}?',
          'What would make you distrust what comes out of {many}?',
        ],
      ).map((one) => ({ ...one, unless: SEVERAL_NAMED })),
      ...ofWords(
        /\b(?:in|using|with|by) (R|SPSS|Stata|SAS|NVivo|Excel|Python|Jamovi|MATLAB|EViews)\b/,
        [
          'What did you decide yourself in {it}, and what did you leave to its defaults?',
          'What will you decide yourself in {it}, and what will you leave to its defaults?',
        ],
        [
          'Could somebody run in {it} what you ran, and get the same figures?',
          'Will somebody be able to run in {it} what you run, and get the same figures?',
        ],
      ),
      planQuestion(
        'Better than what? Against which simple way of doing it did you compare?',
        'Better than what? Against which simple way of doing it will you compare?',
        /\bclassif|\balgorithm|\bmachine learning|\baccuracy/i,
        // The definition of a measure does not say how good something is.
        /^[^.:]{3,40}: (?:the|an?) (?:percentage|proportion|share|number|ratio|average|mean)\b/i,
      ),
      ...ofWords(/\bdescriptive|\bfrequencies|\bfrequency (?:table|count|distribution)|\bpercentages\b/i, [
        'These describe. What lets you say more than that about people you did not ask?',
        'These describe. What will let you say more about people you do not ask?',
      ]),
      planQuestion(
        'Why was this the right way, and which other way would a critic have taken?',
        'Why is this the right way, and which other way would a critic take?',
      ),
      planQuestion(
        'Which of your questions does this answer, and which does it leave alone?',
        'Which of your questions will this answer, and which will it leave alone?',
      ),
      planQuestion(
        'Analysed in another way, which of your conclusions would fall first?',
        'What in your data could make you analyse them in another way?',
      ),
      planQuestion(
        'What did you do with answers or values that were missing?',
        'What will you do with answers or values that are missing?',
      ),
    ],
    deeper: [
      planQuestion(
        'Which of your conclusions would fall if you had analysed it the other way?',
        'What would you conclude from it if the other way of analysing gave the opposite?',
      ),
      planQuestion(
        'What did you do with answers that were missing?',
        'What will you do with answers that are missing?',
      ),
    ],
    advice: 'Beside each question of yours, write the analysis that answers it and its assumptions.',
    within: 'day',
  },
  software: {
    area: 'method',
    asks: [
      planQuestion(
        'What did you decide yourself there, and what did you leave to its defaults?',
        'What will you decide yourself there, and what will you leave to its defaults?',
      ),
    ],
    deeper: [both('Could somebody run it again and get the same?')],
    advice: {
      done: 'Name the version, and keep the steps you ran.',
      planned: 'Name the version, and write a first version of the steps on made-up data.',
    },
    within: 'hour',
  },
}
