/** Study, for facts: what a document says about its own work, what it lacks, and whether a sentence about it holds. */

// What is expected of a document, and was found or not
export { notApplying, notFound, passed } from './rules/checks/outcomes.ts'
export { expectedOf } from './rules/facts/expected.ts'
export { findingsOf, lookFor } from './rules/record/absence.ts'
export { assessmentsOf } from './rules/record/assessment.ts'
export type { Sought } from './rules/record/knowledge/absence-signs.ts'

// Whether a sentence has its grounds in the document
export { faultOfRestatement, type Restated } from './rules/proof/restatement.ts'
