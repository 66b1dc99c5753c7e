/** The student's decision where the two readers disagree. Everything that depends on it is rewritten, without the document. */
import type { Disagreement } from '#capabilities/study/contract.ts'
import type { Analysis, AnalysisSection } from '../contract.ts'
import { wordsAt } from './facts/words-at-stage.ts'
import type { SectionKey } from './keys.ts'
import { wordedEntry } from './sections/points-of-slots.ts'

type Reader = 'built-in' | 'model'
const TOLD_IN: readonly SectionKey[] = ['executiveSummary', 'methodologyEvaluation']

export function chooseReading(
  analysis: Analysis,
  { about, reader }: { about: Disagreement['about']; reader: Reader },
): Analysis {
  const disagreement = analysis.disagreements?.find((one) => one.about === about)
  if (!disagreement || disagreement.chosen === reader) return analysis
  const [now, before] =
    reader === 'model'
      ? [disagreement.model, disagreement.builtIn]
      : [disagreement.builtIn, disagreement.model]
  const changed: Analysis = {
    ...analysis,
    disagreements: analysis.disagreements?.map((one) =>
      one === disagreement ? { ...one, chosen: reader } : one,
    ),
  }
  if (about === 'title') return { ...changed, document: { ...analysis.document, title: now.says } }
  const { lead } = wordsAt(analysis.type.stageFound, about)
  for (const key of TOLD_IN) changed[key] = toldAnew(analysis[key], lead, now, before)
  const size = about === 'sample-size' ? now.says.match(/\d[\d,]*/)?.[0] : undefined
  return size ? { ...changed, stats: { ...analysis.stats, sampleSize: size } } : changed
}

type Side = Disagreement['model']

const worded = ({ says, evidence }: Side) => wordedEntry({ value: says, evidence: [evidence] })

function toldAnew(section: AnalysisSection, lead: string, now: Side, before: Side): AnalysisSection {
  const speaksOf = (at: number) =>
    section.evidence[at]?.some(({ sentenceId }) => sentenceId === before.evidence.sentenceId) ?? false
  return {
    ...section,
    content: section.content.map((text, at) => {
      if (!speaksOf(at)) return text
      if (text.includes(before.says) && !text.startsWith(`${lead}: “`))
        return text.replace(before.says, now.says)
      return text.startsWith(`${lead}:`) ? `${lead}: ${worded(now)}` : text
    }),
    evidence: section.evidence.map((evidence, at) =>
      speaksOf(at)
        ? evidence.map((one) => (one.sentenceId === before.evidence.sentenceId ? now.evidence : one))
        : evidence,
    ),
  }
}
