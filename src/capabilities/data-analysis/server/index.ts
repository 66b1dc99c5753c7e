/** Analysis of data, for the server side of others. */

// Cards, plans and results
export type { PlannedAnswer } from './analysis-messages.ts'
export type { DataAnalysis } from './data-analysis.ts'
export { tablesWorkbook } from './tables-workbook.ts'
