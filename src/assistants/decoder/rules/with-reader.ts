/** The narrator of the document, and what a student must know about it. */
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import type { Analysis } from '../contract.ts'

export const readersOf = (model: string | undefined): Analysis['narrator'] =>
  model === undefined
    ? { name: STUDY_SENTENCES.name, builtIn: true }
    : { name: `${STUDY_SENTENCES.name} and ${model}`, builtIn: false }

export const withReader = (analysis: Analysis, line: string | undefined): Analysis =>
  line === undefined ? analysis : { ...analysis, narrator: { ...analysis.narrator, standsInBecause: line } }
