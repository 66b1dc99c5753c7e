/** Access, for the start of the program. */

// Routes and personal data
export { accessRoutes } from './access-routes.ts'
export { accessPersonalData } from './personal-data.ts'
