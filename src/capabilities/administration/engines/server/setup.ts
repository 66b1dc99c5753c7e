/** Costs and the check of the AI services, for the start of the program. */

// Routes
export { engineRoutes } from './engine-routes.ts'
