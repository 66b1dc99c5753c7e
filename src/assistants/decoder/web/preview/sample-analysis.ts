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
        says: '65, and 4 for each of 3 points about the methodology.',
        restsOn: ['design', 'sample', 'ethics'],
      },
      dataQuality: {
        value: 74,
        says: 'Counted from how the data were collected, and what is said about what is missing.',
        restsOn: ['sample', 'instrument', 'missing'],
      },
      statisticalRigor: {
        value: 61,
        says: 'Counted from the tests that could be computed again.',
        restsOn: ['tests', 'effect', 'assumptions'],
      },
      defenseReadiness: {
        value: 82,
        says: 'Counted from the questions of a defense that the text already answers.',
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
        'Computed as 315, reached 212, and the gap is not explained.',
        [34, 'the formula yields 315'],
        'Say why, and what it does to the power of the tests.',
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
        'Nothing is said about answers that are missing.',
        undefined,
        'One sentence is enough, also where none are missing.',
      ),
      check(
        'tests',
        'Printed tests agree with their own figures',
        'look-again',
        '4 of 5 agree.',
        [58, 'χ²(3) = 7.10, p = .03'],
        'See the statistical summary.',
      ),
      check('effect', 'Sizes of effects are given', 'passed', 'A mean difference and a correlation.', [
        47,
        'a mean difference of ZMW 214 per month',
      ]),
      check(
        'assumptions',
        'Assumptions of the tests are checked',
        'not-found',
        'Nothing is said about them.',
        undefined,
        'Name how the distribution was looked at.',
      ),
      check('objectives', 'Every objective is answered', 'passed', 'Three objectives, three answers.', [
        66,
        'The first objective was to establish',
      ]),
      check('limits', 'Limits are named', 'passed', 'Two limits are named.', [
        74,
        'recall of savings may be imprecise',
      ]),
      check('contribution', 'What it adds is said', 'passed', 'The gap in Eastern Province is named.', [
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
      question('q3', 'Your χ² on page 58 does not give the p you report. Which one is right?', [
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
    narrator: { name: 'Built-in study engine', builtIn: true },
    notes: ['This sample was made up. No such thesis, and no such survey, exists.'],
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
