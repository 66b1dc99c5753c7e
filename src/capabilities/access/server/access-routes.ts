/** `/api/access`: what the person who asks may use, and what they bought. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/signed-in.ts'
import type { Outside } from '#ports/outside.ts'
import type { Access, Purchases } from '../contract.ts'
import { accessOf, purchaseOnTheWire } from './access-of.ts'
import { markWhatHasEnded } from './endings.ts'

export function accessRoutes(outside: Outside, auth: Auth) {
  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    app.get('/api/access', async (request): Promise<Access> => {
      const { access, rows } = await accessOf(outside, signedIn(request).userId)
      await markWhatHasEnded(outside.db, rows, outside.now())
      return access
    })

    app.get('/api/access/purchases', async (request): Promise<Purchases> => {
      const { rows } = await accessOf(outside, signedIn(request).userId)
      const now = outside.now()
      return { purchases: rows.map((row) => purchaseOnTheWire(row, now)).reverse() }
    })
  }
}
