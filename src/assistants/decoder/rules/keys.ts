/** The names on the wire, separate from the contract: a screen needs them without the validation schemas. */
export const SECTION_KEYS = [
  'executiveSummary',
  'quantitativeFindings',
  'methodologyEvaluation',
  'dataAnalysis',
  'literatureReview',
  'resultsInterpretation',
  'defensePreparation',
  'improvementRecommendations',
] as const
export type SectionKey = (typeof SECTION_KEYS)[number]

export const DOCUMENT_TYPES = [
  'cv_resume',
  'business_report',
  'letter',
  'news_article',
  'technical_manual',
  'other',
] as const
/** `research` means `isResearch`; on the wire its `documentType` is `other`. */
export const KINDS = ['research', ...DOCUMENT_TYPES] as const
export type Kind = (typeof KINDS)[number]

/** The stages of a piece of research; each has its own requirements. */
export const WORK_STAGES = ['proposal', 'chapter', 'literature-review', 'thesis', 'paper'] as const
export type WorkStage = (typeof WORK_STAGES)[number]

export const SCORE_KEYS = ['methodologyScore', 'dataQuality', 'statisticalRigor', 'defenseReadiness'] as const
export type ScoreKey = (typeof SCORE_KEYS)[number]

export const STAGES = [
  'Uploading Document',
  'Extracting Content',
  'Analyzing Data',
  'Generating Insights',
] as const
