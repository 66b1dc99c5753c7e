/** `/ai/humanizer/texts`: the account's last twenty texts. Open after access ends too: they were paid for. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import { listTexts, readText, removeText } from '../contract.ts'
import { SAYS } from '../spec.ts'
import { findOwnText, keptIn, listOwnTexts, removeOwn } from './text-rows.ts'

const notFound = refused({ code: 'not-found', message: SAYS.notFound })

export const textRoutes =
  ({ db }: Pick<Services, 'db'>, auth: Auth) =>
  async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))

    serve(app, listTexts, async ({ request }) => {
      const rows = await listOwnTexts(db, signedIn(request).userId)
      return { texts: rows.map(({ createdAt, ...rest }) => ({ ...rest, at: createdAt.toISOString() })) }
    })

    serve(app, readText, async ({ params, request }) => {
      const row = await findOwnText(db, signedIn(request).userId, params.id)
      return row ? { id: row.id, at: row.createdAt.toISOString(), ...keptIn(row) } : notFound
    })

    serve(app, removeText, async ({ params, request }) =>
      (await removeOwn(db, signedIn(request).userId, params.id)) ? undefined : notFound,
    )
  }
