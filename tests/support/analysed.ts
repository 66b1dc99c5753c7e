/** Documents written by hand, analysed as the Research Decoder does it. */

import { analyse } from '#assistants/decoder/rules/analyse.ts'
import {
  type AnalysisMaterial,
  analysisMaterial,
} from '#assistants/decoder/rules/checklist/analysis-material.ts'
import type { Kind } from '#assistants/decoder/rules/keys.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf, type WrittenSection, writtenWork } from './model-of.ts'
import { SMALL_THESIS } from './small-thesis.ts'

export const FACTS = { id: 'd1', name: 'thesis.pdf', kind: 'pdf', paged: true, bytes: 1_000 }
const TITLE = 'Late antenatal booking in Chongwe District'

export const analysisOf = (sections: WrittenSection[] = SMALL_THESIS, kind?: Kind, title = TITLE) =>
  analyse(openRecord(modelOf(sections, { title })), FACTS, kind)

export const materialFrom = (sections: WrittenSection[] = SMALL_THESIS): AnalysisMaterial =>
  analysisMaterial(openRecord(modelOf(sections, { title: TITLE })))

/** The small thesis with other words in one of its parts. */
export const thesisWith = (title: string, ...blocks: WrittenSection['blocks']): WrittenSection[] =>
  SMALL_THESIS.map((section) => (section.title === title ? { ...section, blocks } : section))

export const thesisWithout = (...titles: string[]): WrittenSection[] =>
  SMALL_THESIS.filter(({ title }) => !titles.includes(title))

export const LETTER: WrittenSection[] = writtenWork(`
  # other:
  Dear Madam, I am writing to apply for the post of librarian at your college.
  I have worked in the town library of Kabwe for 6 years and I enjoy helping readers.
  I would be glad to visit you in March. Yours faithfully, Mutinta Banda.
`)

export const QUALITATIVE: WrittenSection[] = writtenWork(`
  # introduction: Introduction
  The aim of this study was to explore how teachers in Mongu live with load-shedding.
  # methods: Methods
  A phenomenological study was conducted with 14 teachers, who were selected by purposive sampling.
  Semi-structured interviews were audio-recorded and transcribed verbatim until saturation was reached.
  The transcripts were coded and analysed thematically.
  # results: Results
  Three themes emerged from the interviews with the teachers.
  One teacher said: “We mark by candle and then we cannot see the red ink any more.”
`)
