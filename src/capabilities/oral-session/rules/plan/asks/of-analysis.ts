/** On how the data of a work were analysed. */
import type { FactKind } from '#capabilities/study/index.ts'
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
          'Show us how one theme emerged, from what people said to the name you gave it.',
          'How will a theme emerge, from what people say to the name you give it?',
        ],
        [
          'What in your material did not fit any theme, and what did you do with it?',
          'What will you do with material that fits no theme?',
        ],
        [
          'Would a second reader have reached the same interpretation? How do you know?',
          'Would a second reader reach the same interpretation? How will you know?',
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
          'What did you decide yourself in {it}, and what did you leave at the defaults?',
          'What will you decide yourself in {it}, and what will you leave at the defaults?',
        ],
        [
          'Could somebody else repeat your analysis in {it} and get the same figures?',
          'Will somebody else be able to repeat your analysis in {it} and get the same figures?',
        ],
      ),
      planQuestion(
        'Better than what? Which simple method did you compare it with?',
        'Better than what? Which simple method will you compare it with?',
        /\bclassif|\balgorithm|\bmachine learning|\baccuracy/i,
        // The definition of a measure does not say how good something is.
        /^[^.:]{3,40}: (?:the|an?) (?:percentage|proportion|share|number|ratio|average|mean)\b/i,
      ),
      ...ofWords(/\bdescriptive|\bfrequencies|\bfrequency (?:table|count|distribution)|\bpercentages\b/i, [
        'These figures describe your sample. What lets you say anything about people you did not ask?',
        'These figures will describe your sample. What will let you say anything about people you do not ask?',
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
        'If you had analysed the data differently, which of your conclusions would fall first?',
        'What in your data could make you analyse them differently?',
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
        'What did you decide yourself there, and what did you leave at the defaults?',
        'What will you decide yourself there, and what will you leave at the defaults?',
      ),
    ],
    deeper: [both('Could somebody run it again and get the same?')],
    advice: {
      done: 'Name the version, and keep the steps you ran.',
      planned: 'Name the version, and try out the steps on made-up data first.',
    },
    within: 'hour',
  },
}
