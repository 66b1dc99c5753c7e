/** The specification's usage record, from purchases and usage. */
import type { FastifyInstance } from 'fastify'
import { stateFor } from '#capabilities/access/server/access-of.ts'
import { signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { serve } from '#http/serve.ts'
import { listFormats, readUsage } from '../contract.ts'
import { FORMATS } from '../spec.ts'
import type { Slides } from './slides.ts'

export function usageRoute({ services }: Slides) {
  return async (app: FastifyInstance) => {
    serve(app, readUsage, async ({ request }) => {
      const { userId } = signedIn(request)
      const { state, rows } = await stateFor(services, userId, 'slides')
      const [first] = [...rows].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      const last = Math.max(0, ...rows.map(({ lastUsedAt }) => lastUsedAt?.getTime() ?? 0))
      return {
        powerpoint_usage: first
          ? {
              userId,
              generationCount: rows.reduce((sum, { used }) => sum + used, 0),
              createdAt: first.createdAt.toISOString(),
              lastGeneratedAt: last === 0 ? null : new Date(last).toISOString(),
            }
          : null,
        remaining: state.name === 'paid' ? (state.left ?? 0) : 0,
      }
    })

    serve(app, listFormats, async () => ({
      formats: Object.values(FORMATS).map(({ id, name, description }) => ({ id, name, description })),
    }))
  }
}
