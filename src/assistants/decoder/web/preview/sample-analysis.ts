/** The analysis of a fictional thesis, for the preview. Its figures agree with each other, except for one. */
import type { Analysis, AnalysisSection, Evidence } from '../../contract.ts'
import { SECTION_KEYS, type SectionKey } from '../../rules/keys.ts'
import { SECTION_TITLES } from '../../spec.ts'
import { SAMPLE } from './sample.ts'
import { POINTS } from './sample-points.ts'

const sourced = (page: number, quote: string): Evidence => ({
  sentenceId: `sample-${page}-${quote}`,
  page,
  quote,
})

const sectionOf = (key: SectionKey): AnalysisSection => ({
  title: SECTION_TITLES[key],
  content: POINTS[key].map(([text]) => text),
  evidence: POINTS[key].map(([, ...evidence]) => evidence.map(([page, quote]) => sourced(page, quote))),
})

export function sampleAnalysis(): Analysis {
  // All eight keys are present, which `fromEntries` cannot express.
  const sections = Object.fromEntries(SECTION_KEYS.map((key) => [key, sectionOf(key)])) as Record<
    SectionKey,
    AnalysisSection
  >
  const totalInsights = SECTION_KEYS.reduce((sum, key) => sum + POINTS[key].length, 0)
  return {
    ...sections,
    documentType: 'other',
    isResearch: true,
    stats: {
      methodologyScore: 77,
      dataQuality: 74,
      statisticalRigor: 61,
      defenseReadiness: 82,
      totalInsights,
      sectionsAnalyzed: SECTION_KEYS.length,
      isResearch: true,
      documentType: 'other',
      sampleSize: '212 households',
      significance: 'p = .004',
    },
    scores: {
      methodologyScore: {
        value: 77,
        says: 'Starts at 65, plus 4 for each of 3 things found.',
        restsOn: ['design', 'sample', 'ethics'],
      },
      dataQuality: {
        value: 74,
        says: 'Based on how the data were collected, and on what the text says about missing data.',
        restsOn: ['sample', 'instrument', 'missing'],
      },
      statisticalRigor: {
        value: 61,
        says: 'Based on the tests that could be recalculated.',
        restsOn: ['tests', 'effect', 'assumptions'],
      },
      defenseReadiness: {
        value: 82,
        says: 'Based on the examiners’ questions that the text already answers.',
        restsOn: ['objectives', 'limits', 'contribution'],
      },
    },
    checks: [
      check('design', 'The design is named', 'passed', 'A cross-sectional survey.', [
        29,
        'a cross-sectional survey design was adopted',
      ]),
      check(
        'sample',
        'The sample size is explained',
        'look-again',
        'Calculated as 315 but only 212 reached, and the gap is not explained.',
        [34, 'the formula yields 315'],
        'Say why, and how it affects the power of the tests.',
      ),
      check('ethics', 'Consent and clearance are stated', 'passed', 'Both are stated.', [
        37,
        'informed consent was obtained from every respondent',
      ]),
      check(
        'instrument',
        'The instrument is described',
        'passed',
        'A questionnaire of 24 items, tried on 20 households.',
        [35, 'pretested on 20 households'],
      ),
      check(
        'missing',
        'Missing answers are accounted for',
        'not-found',
        'Missing answers are not mentioned.',
        undefined,
        'One sentence is enough, even if none are missing.',
      ),
      check(
        'tests',
        'Reported tests agree with their own figures',
        'look-again',
        '4 of 5 agree.',
        [58, 'χ²(3) = 7.10, p = .03'],
        'See the statistical summary.',
      ),
      check('effect', 'Effect sizes are given', 'passed', 'A mean difference and a correlation.', [
        47,
        'a mean difference of ZMW 214 per month',
      ]),
      check(
        'assumptions',
        'Assumptions of the tests are checked',
        'not-found',
        'They are not mentioned.',
        undefined,
        'Say how the distribution was checked.',
      ),
      check('objectives', 'Every objective is answered', 'passed', 'Three objectives, three answers.', [
        66,
        'The first objective was to establish',
      ]),
      check('limits', 'Limitations are named', 'passed', 'Two limitations are named.', [
        74,
        'recall of savings may be imprecise',
      ]),
      check('contribution', 'Its contribution is stated', 'passed', 'The gap in Eastern Province is named.', [
        18,
        'few studies in Eastern Province',
      ]),
    ],
    statistics: [
      statistic('t(210) = 2.91', 'p = .004', 'p = .0040', 'agrees', [47, 't(210) = 2.91, p = .004']),
      statistic('r = .31, n = 212', 'p < .001', 'p < .001', 'agrees', [55, 'r = .31, p < .001']),
      statistic('χ²(3) = 7.10', 'p = .03', 'p = .0688', 'look-again', [58, 'χ²(3) = 7.10, p = .03']),
      statistic('M = 3.47, n = 19', 'whole numbers', '66 ÷ 19 = 3.47', 'agrees', [61, 'M = 3.47, n = 19']),
      statistic('[0.18, 0.43]', '95% CI for r', '[0.18, 0.43]', 'agrees', [55, '95% CI [0.18, 0.43]']),
    ],
    defenseChecklist: [
      question('q1', 'Why 212 households, and not the 315 your formula gives?', [
        34,
        'the formula yields 315',
      ]),
      question('q2', 'Can you say “caused” when the design is cross-sectional?', [
        72,
        'mobile money caused savings to rise',
      ]),
      question('q3', 'Your χ² on page 58 does not give the p-value you report. Which one is correct?', [
        58,
        'χ²(3) = 7.10, p = .03',
      ]),
      question('q4', 'What does your study add to the three local studies you cite?', [
        18,
        'few studies in Eastern Province',
      ]),
    ],
    type: {
      found: 'research',
      corrected: false,
      signals: [
        { says: 'An abstract', present: true },
        { says: 'A chapter on methods', present: true },
        { says: 'A list of references', present: true },
      ],
    },
    document: {
      id: 'sample',
      name: 'sample-thesis.pdf',
      title: SAMPLE.title,
      kind: 'pdf',
      pages: SAMPLE.pages,
      paged: true,
      bytes: 2_400_000,
    },
    narrator: { name: 'Weekbe4’s own rules', builtIn: true },
    notes: ['This is an invented example. No such thesis or survey exists.'],
  }
}

type SamplePlace = [page: number, quote: string]

const AREAS: Record<string, Analysis['checks'][number]['area']> = {
  instrument: 'data',
  missing: 'data',
  tests: 'statistics',
  effect: 'statistics',
  assumptions: 'statistics',
  objectives: 'interpretation',
  limits: 'interpretation',
  contribution: 'literature',
}

function check(
  id: string,
  label: string,
  outcome: Analysis['checks'][number]['outcome'],
  says: string,
  place?: SamplePlace,
  advice?: string,
): Analysis['checks'][number] {
  const evidence = place ? [sourced(...place)] : []
  return {
    id,
    area: AREAS[id] ?? 'methodology',
    label,
    outcome,
    says,
    weight: 1,
    evidence,
    ...(advice ? { advice } : {}),
  }
}

const statistic = (
  reports: string,
  writes: string,
  computes: string,
  verdict: Analysis['statistics'][number]['verdict'],
  place: SamplePlace,
): Analysis['statistics'][number] => ({ reports, writes, computes, verdict, evidence: sourced(...place) })

const question = (id: string, words: string, place: SamplePlace): Analysis['defenseChecklist'][number] => ({
  id,
  question: words,
  evidence: [sourced(...place)],
})
