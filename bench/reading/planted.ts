/** Readers that are bad on purpose: the bench has to see each of them. */
import type { Analysis } from '../../src/assistants/decoder/contract.ts'
import type { OpenStudy } from '../../src/capabilities/study/rules/open-study.ts'
import type { RealDocument } from './real-document.ts'
import type { FigureId } from './tally.ts'

type Plant = { figures: readonly FigureId[]; spoil: (document: RealDocument) => RealDocument }

const withAnalysis =
  (change: (analysis: Analysis, study: OpenStudy) => Partial<Analysis>) =>
  (document: RealDocument): RealDocument => ({
    ...document,
    analysis: { ...document.analysis, ...change(document.analysis, document.study) },
  })
const nothing = { title: '', content: [], evidence: [] }

export const PLANTED: Record<string, Plant> = {
  'takes everything for a letter': {
    figures: ['type'],
    spoil: withAnalysis(({ type }) => ({ type: { ...type, found: 'letter' } })),
  },
  'takes every work for the same stage': {
    figures: ['stage'],
    spoil: withAnalysis(({ type }) => ({ type: { ...type, stage: 'literature-review' } })),
  },
  'names the first line as title': {
    figures: ['title'],
    spoil: withAnalysis(({ document }, { reading }) => ({
      document: {
        ...document,
        title: `${reading.sentences[0]?.text} ${reading.sentences[1]?.text}`.repeat(3),
      },
    })),
  },
  'says nothing': {
    figures: ['must-have', 'questions', 'remarks'],
    spoil: withAnalysis(() => ({
      executiveSummary: nothing,
      quantitativeFindings: nothing,
      methodologyEvaluation: nothing,
      dataAnalysis: nothing,
      literatureReview: nothing,
      resultsInterpretation: nothing,
      defensePreparation: nothing,
      improvementRecommendations: nothing,
      checks: [],
      defenseChecklist: [],
      statistics: [],
    })),
  },
  'finds nothing': {
    figures: ['false-not-found'],
    spoil: withAnalysis(({ checks }) => ({
      checks: checks.map((check) => ({
        ...check,
        outcome: 'not-found',
        says: `Not found in the text: ${check.label}, the conclusion.`,
      })),
    })),
  },
  'quotes any sentence for any fact': {
    figures: ['facts-right'],
    spoil: ({ key, ...rest }) => {
      const others = key.facts.filter(
        ({ kind }) => kind === 'recommendation' || kind === 'definition' || kind === 'variables',
      )
      return withAnalysis(({ executiveSummary }) => ({
        executiveSummary: {
          ...executiveSummary,
          content: [...executiveSummary.content, ...others.map(({ quote }) => `The aim: “${quote}”`)],
          evidence: [
            ...executiveSummary.evidence,
            ...others.map(({ quote }) => [{ sentenceId: 's', page: 1, quote }]),
          ],
        },
      }))({ key, ...rest })
    },
  },
  'accuses every figure': {
    figures: ['alarms-right', 'false-p-df'],
    spoil: (document) =>
      withAnalysis(({ statistics }) => ({
        statistics: [
          ...statistics,
          ...document.key.numbers.map(({ printed }) => ({
            reports: printed,
            writes: `p ${printed}`,
            computes: 'p = .999',
            evidence: { sentenceId: 's', page: 1, quote: printed },
          })),
        ].map((row) => ({ ...row, verdict: 'look-again' as const })),
      }))(document),
  },
  'reads no figure': {
    figures: ['numbers'],
    spoil: (document) => ({ ...document, study: { ...document.study, comparisons: () => [] } }),
  },
  'matches no reference': {
    figures: ['references'],
    spoil: (document) => {
      const references = document.study.references()
      const blind = { ...references, uncited: references.list.entries, missing: [] }
      return { ...document, study: { ...document.study, references: () => blind } }
    },
  },
  'never answers': {
    figures: ['lookups', 'falsely-refused'],
    spoil: (document) => ({
      ...document,
      study: { ...document.study, passages: () => ({ find: () => [] }) },
    }),
  },
  'looks up the wrong place and always answers': {
    figures: ['lookups', 'refused', 'sure-and-wrong'],
    spoil: (document) => ({
      ...document,
      study: { ...document.study, passages: () => ({ find: () => [firstSentence(document)] }) },
    }),
  },
}

function firstSentence({ study: { reading } }: RealDocument) {
  const { id, page, text } = reading.sentences[0]!
  return {
    evidence: { sentenceId: id, page, quote: text },
    context: [],
    sectionTitle: '',
    score: 1,
    covered: 1,
    isSure: true,
  }
}
