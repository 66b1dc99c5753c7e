/** Analysis of data, for the start of the program. */

// The analyst and its routes
export { openDataAnalysis } from './data-analysis.ts'
export { dataCorrectionsData } from './personal-data.ts'
export { dataRoutes } from './data-routes.ts'
