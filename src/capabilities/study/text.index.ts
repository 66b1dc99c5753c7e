/** Study, for single sentences and figures: nothing here needs a document that was read. */

// What a sentence holds
export { isProse } from './rules/document/reading.ts'
export { termIn } from './rules/summarisation/terms-defined.ts'
export { isCommon, isEveryday, isOfMethod } from './rules/text/common-words.ts'
export { findCitations } from './rules/text/citations.ts'
export { authorOf, citesSomebody } from './rules/text/who-is-cited.ts'
export { looksLikeCode } from './rules/text/looks-like-code.ts'
export { findQuotations } from './rules/text/quotations.ts'
export { isSpliced } from './rules/text/spliced.ts'

// Notices, and documents in another language
export { noticesOf } from './rules/document/notices.ts'
export { otherLanguageOf } from './rules/document/other-language.ts'
