/** `/api/access`: the signed-in person's access and purchases. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import { listPurchases, readAccess } from '../contract.ts'
import { accessOf, purchaseOnTheWire } from './access-of.ts'
import { markWhatHasEnded } from './purchase-endings.ts'

export function accessRoutes(services: Services, auth: Auth) {
  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    serve(app, readAccess, async ({ request }) => {
      const { access, rows } = await accessOf(services, signedIn(request).userId)
      await markWhatHasEnded(services.db, rows, services.now())
      return access
    })

    serve(app, listPurchases, async ({ request }) => {
      const { rows } = await accessOf(services, signedIn(request).userId)
      const now = services.now()
      return { purchases: rows.map((row) => purchaseOnTheWire(row, now)).reverse() }
    })
  }
}
