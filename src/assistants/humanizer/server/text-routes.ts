/** The account's last twenty texts, and the versions it keeps. Open after access ends too: they were paid for. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import { keepVersion, listTexts, listWorks, readText, readWork, removeText, removeWork } from '../contract.ts'
import { HUMANIZER, SAYS } from '../spec.ts'
import { findOwnText, keptIn, listOwnTexts, removeOwn } from './text-rows.ts'
import { addVersion, asVersion, removeWorkOf, versionsOf, worksOf } from './version-rows.ts'

/** A text and what was accepted in it. */
const LARGEST_VERSION = 500_000

const notFound = refused({ code: 'not-found', message: SAYS.notFound })

export const textRoutes =
  ({ db, now }: Pick<Services, 'db' | 'now'>, auth: Auth) =>
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

    serve(
      app,
      keepVersion,
      async ({ body, request }) => {
        const { work, text } = body
        if (work.trim() === '' || work.trim().length > HUMANIZER.longestName)
          return refused({ code: 'nameless', message: SAYS.nameless })
        if (text.trim() === '') return refused({ code: 'blank', message: SAYS.blank })
        if (text.length > HUMANIZER.longestText) return refused({ code: 'too-long', message: SAYS.tooLong })
        const kept = await addVersion(db, signedIn(request).userId, body, now())
        return kept.ok ? kept.value : refused(kept.problem)
      },
      { unclear: { code: 'not-understood', message: SAYS.notUnderstood }, largestBody: LARGEST_VERSION },
    )

    serve(app, listWorks, async ({ request }) => ({ works: await worksOf(db, signedIn(request).userId) }))

    serve(app, readWork, async ({ params, request }) => {
      const rows = await versionsOf(db, signedIn(request).userId, params.id)
      return rows[0] ? { id: params.id, name: rows[0].work, versions: rows.map(asVersion) } : notFound
    })

    serve(app, removeWork, async ({ params, request }) =>
      (await removeWorkOf(db, signedIn(request).userId, params.id)) ? undefined : notFound,
    )
  }
