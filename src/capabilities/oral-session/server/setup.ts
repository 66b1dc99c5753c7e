/** Spoken sessions, for the start of the program. */

// All sessions, and routes for each room
export { openOralSessions } from './oral-sessions.ts'
export { reportRoutes } from './report-routes.ts'
export { roomRoutes } from './room-routes.ts'
export { sessionRoutes } from './session-routes.ts'
export { speakingRoutes } from './speaking-routes.ts'

// Personal data
export { oralSessionData } from './personal-data.ts'
