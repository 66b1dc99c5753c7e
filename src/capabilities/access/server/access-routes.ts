/** `/api/access`: the signed-in person's access and purchases. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { serve } from '#http/serve.ts'
import type { Outside } from '#ports/services.ts'
import { listPurchases, readAccess } from '../contract.ts'
import { accessOf, purchaseOnTheWire } from './access-of.ts'
import { markWhatHasEnded } from './purchase-endings.ts'

export function accessRoutes(outside: Outside, auth: Auth) {
  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    serve(app, readAccess, async ({ request }) => {
      const { access, rows } = await accessOf(outside, signedIn(request).userId)
      await markWhatHasEnded(outside.db, rows, outside.now())
      return access
    })

    serve(app, listPurchases, async ({ request }) => {
      const { rows } = await accessOf(outside, signedIn(request).userId)
      const now = outside.now()
      return { purchases: rows.map((row) => purchaseOnTheWire(row, now)).reverse() }
    })
  }
}
