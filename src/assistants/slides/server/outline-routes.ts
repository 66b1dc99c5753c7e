/** The outline of a deck not made yet: shown, and sent back as the student wants it. The generation stays reserved until then. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { chooseOutline, readOutline } from '../contract.ts'
import { outlineOf, withOutline } from '../rules/outline/outline.ts'
import { SAYS, SLIDES } from '../spec.ts'
import { planOf } from './outcome.ts'
import { findOwnPresentation } from './rows.ts'
import type { Slides } from './slides.ts'

const notFound = refused({ code: 'not-found', message: SAYS.notFound })
const noOutline = refused({ code: 'no-outline', message: SAYS.noOutline })
const notUnderstood = { code: 'not-understood', message: SAYS.notUnderstood } as const

export function outlineRoutes(slides: Slides) {
  const { db, now } = slides.services

  return async (app: FastifyInstance) => {
    serve(app, readOutline, async ({ params, request }) => {
      const row = await findOwnPresentation(db, {
        id: params.id,
        userId: signedIn(request).userId,
        now: now(),
      })
      if (!row) return notFound
      const kept = planOf(row)
      if (!kept) return noOutline
      // What the student has said of the study since is on the slides.
      const plan = await slides.planAgain(row, kept)
      const { id, documentId, sourceFilename } = row
      return { id, documentId, sourceFilename, title: plan.title, ...outlineOf(plan) }
    })

    serve(
      app,
      chooseOutline,
      async ({ params, body, request }) => {
        const row = await findOwnPresentation(db, {
          id: params.id,
          userId: signedIn(request).userId,
          now: now(),
        })
        if (!row) return notFound
        const plan = planOf(row)
        if (!plan) return noOutline
        const deck = withOutline(plan, body.slides, body.first)
        if (!deck) return refused(notUnderstood)
        // If sent twice, the second request finds no outline.
        const chosen = await slides.makeFrom(deck, row)
        if (!chosen) return noOutline
        return { success: true, jobId: chosen.id, estimatedTime: SLIDES.estimatedTime } as const
      },
      { unclear: notUnderstood },
    )
  }
}
