/** All routes of the emulator: loaded at the first request. */
import { adminRoutes } from './admin/routes.ts'
import { apiRoutes } from './api/routes.ts'
import { phoneRoutes } from './phone/phone-routes.ts'

export const routes = [...apiRoutes, ...adminRoutes, ...phoneRoutes]
