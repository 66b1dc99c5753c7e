/** Study cards, for the start of the program. */

// All cards, their routes and personal data
export { cardRoutes } from './card-routes.ts'
export { studyCardData } from './personal-data.ts'
export { openStudyCards } from './study-cards.ts'
