/** One real document read and analysed, and its answer key. */
import type { Analysis } from '../../src/assistants/decoder/contract.ts'
import type { OpenStudy } from '../../src/capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'
import type { Key } from './key.ts'

export type RealDocument = {
  file: string
  key: Key
  model: DocumentModel
  study: OpenStudy
  analysis: Analysis
}

/** Everything the analysis quotes or says, as one text. */
export function toldBy(analysis: Analysis): string {
  const sections = Object.values(analysis).flatMap((value) =>
    isSection(value) ? [...value.content, ...value.evidence.flat().map(({ quote }) => quote)] : [],
  )
  const others = [...analysis.checks, ...analysis.defenseChecklist].flatMap(({ evidence }) =>
    evidence.map(({ quote }) => quote),
  )
  return [...sections, ...others].filter(Boolean).join(' \n ')
}

type Section = { content: string[]; evidence: { quote: string }[][] }
const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content)
