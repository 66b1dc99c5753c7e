import type { Kind } from '../keys.ts'

/** In the form that follows "read as". */
export const KIND_NAMES: Record<Kind, string> = {
  research: 'a research document',
  cv_resume: 'a CV',
  business_report: 'a business report',
  letter: 'a letter',
  news_article: 'a news article',
  technical_manual: 'a manual',
  other: 'a document that is not research',
}
