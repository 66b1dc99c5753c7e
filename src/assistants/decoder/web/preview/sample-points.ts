/** The text of the sample analysis, section by section: a text, then the pages and words it rests on. */
import type { SectionKey } from '../../rules/keys.ts'

type WrittenPoint = [text: string, ...evidence: [page: number, quote: string][]]

export const POINTS: Record<SectionKey, WrittenPoint[]> = {
  executiveSummary: [
    [
      'The study asks whether mobile money changes how much households in Chipata District save.',
      [4, 'whether the use of mobile money is associated with household savings in Chipata District'],
    ],
    [
      'It surveys 212 households in 6 wards once, and compares those with a mobile wallet with those without.',
      [31, '212 were selected from the register of 1,480'],
    ],
    [
      'The main result is a significant difference of ZMW 214 per month.',
      [47, 'a mean difference of ZMW 214 per month'],
    ],
    [
      'The conclusion claims more than the design allows: everything was measured once, so it cannot show cause.',
      [72, 'mobile money caused savings to rise'],
    ],
  ],
  quantitativeFindings: [
    [
      'Households that use mobile money save ZMW 214 more per month than those that do not, a significant difference.',
      [47, 'a mean difference of ZMW 214 per month'],
      [52, 'users 486, non-users 272'],
    ],
    [
      'The sample is 212 households in 6 wards, drawn from a register of 1,480.',
      [31, '212 were selected from the register of 1,480'],
    ],
    [
      'Distance to an agent has a moderate link with how often a household saves (r = .31).',
      [55, 'r = .31, p < .001'],
    ],
    [
      'It is critical to explain why two wards have fewer than 20 households: the comparison between wards depends on them.',
      [33, 'Kapata, 17; Chizongwe, 19'],
      [58, 'differences between wards'],
    ],
  ],
  methodologyEvaluation: [
    [
      'The design is named and fits a question about association.',
      [29, 'a cross-sectional survey design was adopted'],
    ],
    [
      'The sample size is calculated, but the number reached is smaller: 315 planned, 212 interviewed.',
      [34, 'the formula yields 315'],
    ],
    [
      'Ethical clearance and consent are both stated.',
      [37, 'informed consent was obtained from every respondent'],
    ],
  ],
  dataAnalysis: [
    ['Five tests are reported in full. Four agree with their own figures.', [47, 't(210) = 2.91, p = .004']],
    ['One does not: the χ² by ward gives p = .069, not the .03 reported.', [58, 'χ²(3) = 7.10, p = .03']],
  ],
  literatureReview: [
    [
      'Three local studies are compared with four from East Africa, and their disagreement is discussed.',
      [18, 'few studies in Eastern Province'],
    ],
    ['Most sources are from 2015 to 2022; two statements have no source.', [20, 'It is widely known that']],
  ],
  resultsInterpretation: [
    [
      'The discussion takes up each of the three objectives in turn.',
      [66, 'The first objective was to establish'],
    ],
    [
      'Income is an important alternative explanation, and it is not discussed.',
      [69, 'households with higher income more often own a phone'],
    ],
  ],
  defensePreparation: [
    ['Expect to be asked about the 103 households that are missing.', [34, 'the formula yields 315']],
    ['Expect to be asked about the word “caused”.', [72, 'mobile money caused savings to rise']],
  ],
  improvementRecommendations: [
    ['Write “is associated with” where the text says “caused”.', [72, 'mobile money caused savings to rise']],
    ['Recalculate the χ² on page 58, and correct whichever figure is wrong.', [58, 'χ²(3) = 7.10, p = .03']],
    [
      'Add a paragraph on why fewer households were reached, and what difference that makes.',
      [34, 'the formula yields 315'],
    ],
  ],
}
