/** All that the emulator answers: loaded when it is first asked. */
import { adminRoutes } from './admin/routes.ts'
import { apiRoutes } from './api/routes.ts'

export const routes = [...apiRoutes, ...adminRoutes]
