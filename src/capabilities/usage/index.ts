/** Usage: what the services are used for, what it costs, and how much one person may use in a day. */

// Costs, and the day they belong to
export { inNgwee } from './rules/usage-cost.ts'
export { dayInLusaka } from './rules/usage-day.ts'
