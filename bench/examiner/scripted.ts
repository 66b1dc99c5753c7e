/** An answer written by hand, with the kind of reply that a person would give to it. `area`: put to the first question of that area. */
import type { MoveName } from '../../src/capabilities/oral-session/rules/examiner/exam.ts'
import type { ExamArea } from '../../src/capabilities/oral-session/rules/names.ts'

export type Scripted = { kind: string; area: ExamArea; says: string; fits: readonly MoveName[] }

export const good = (area: ExamArea, says: string): Scripted => ({
  kind: 'good',
  area,
  says,
  fits: ['deeper', 'next'],
})
export const off = (area: ExamArea, says: string): Scripted => ({
  kind: 'off the point',
  area,
  says,
  fits: ['off-the-point'],
})
export const short = (area: ExamArea, says: string): Scripted => ({
  kind: 'too short',
  area,
  says,
  fits: ['too-short'],
})
export const against = (area: ExamArea, says: string): Scripted => ({
  kind: 'contradicts the work',
  area,
  says,
  fits: ['contradicts'],
})
export const lost = (area: ExamArea, says: string): Scripted => ({
  kind: 'does not know',
  area,
  says,
  fits: ['reads-page', 'finished'],
})
export const foreign = (area: ExamArea, says: string): Scripted => ({
  kind: 'another language',
  area,
  says,
  fits: ['other-language'],
})
