import type { WorkStage } from '../keys.ts'

/** In the form that follows "read as". */
export const STAGE_WORDS: Record<WorkStage, string> = {
  paper: 'a research paper',
  thesis: 'a thesis or project report',
  proposal: 'a research proposal',
  chapter: 'part of a longer work',
  'literature-review': 'a literature review',
}
