/**
 * Usage: what AI and speech services are used for whom, what it costs, and how much one person may use in a day.
 *
 * Nothing is used uncounted, also when it fails half way: a call reserves from the day's fair share first, so that two at once
 * cannot both slip past the ceiling. Rows only grow; the costs of a deleted account stay in the books, without the person.
 */

// Costs, and the day they belong to
export { inNgwee } from './rules/usage-cost.ts'
export { dayInLusaka } from './rules/usage-day.ts'
