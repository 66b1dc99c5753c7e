/** `/api/admin/*`: administrators only; for everybody else there is nothing here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireAdmin, requireSignedIn, signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refuse, unclear } from '#http/answer.ts'
import type { Result } from '#kit/result.ts'
import type { Outside } from '#ports/outside.ts'
import {
  AcceptRequest,
  type AlarmAnswer,
  type GrantAnswer,
  GrantRequest,
  ListQuery,
  RefundRequest,
} from '../contract.ts'
import { type ActProblem, acceptHeld, acknowledge, grantToUser, lookUpNow, nothingThere } from './acts.ts'
import { writeAct } from './audit.ts'
import { listDeposits } from './deposit-list.ts'
import { readEarnings } from './earnings.ts'
import { depositsAsFile, earningsAsFile, MOST_ROWS, transactionsAsFile } from './exports.ts'
import { readHistory } from './history.ts'
import { listActs, listAlarms } from './log-lists.ts'
import { refundDeposit } from './refund.ts'
import { listTransactions } from './transaction-list.ts'
import { listUsers, readUser } from './user-list.ts'

type Named = { Params: { id: string } }

const STATUS_OF: Record<ActProblem['code'], number> = {
  'not-found': 404,
  'not-possible': 409,
  'unknown-user': 404,
  'unknown-product': 400,
}

export function adminRoutes(outside: Outside, auth: Auth) {
  const { db } = outside
  const running = outside.gateway.environment
  const everything = { page: 1, pageSize: MOST_ROWS }

  const give = <Value>(reply: FastifyReply, result: Result<Value, ActProblem>) =>
    result.ok ? result.value : refuse(reply, STATUS_OF[result.problem.code], result.problem)

  /** Reads what was sent, or says that it is not understood. */
  const asked = <Shape extends z.ZodType>(
    shape: Shape,
    from: 'query' | 'body',
    work: (value: z.infer<Shape>, request: FastifyRequest<Named>, reply: FastifyReply) => unknown,
  ) => {
    return async (request: FastifyRequest<Named>, reply: FastifyReply) => {
      const read = shape.safeParse(request[from])
      return read.success ? work(read.data, request, reply) : refuse(reply, 400, unclear)
    }
  }

  async function file(request: FastifyRequest, reply: FastifyReply, name: string, text: string) {
    await writeAct(db, { at: outside.now(), who: signedIn(request).userId, act: 'export', detail: name })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="weekbe4-${name}.csv"`)
      .send(text)
  }

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))
    app.addHook('preHandler', requireAdmin)
    const who = (request: FastifyRequest) => signedIn(request).userId

    app.get<Named>(
      '/api/admin/earnings',
      asked(ListQuery, 'query', (query) => readEarnings(db, query, running)),
    )
    app.get<Named>(
      '/api/admin/deposits',
      asked(ListQuery, 'query', (query) => listDeposits(db, query, running)),
    )
    app.get<Named>(
      '/api/admin/transactions',
      asked(ListQuery, 'query', (query) => listTransactions(db, query, running)),
    )
    app.get<Named>(
      '/api/admin/users',
      asked(ListQuery, 'query', (query) => listUsers(outside, query)),
    )
    app.get<Named>(
      '/api/admin/alarms',
      asked(ListQuery, 'query', (query) => listAlarms(db, query)),
    )
    app.get<Named>(
      '/api/admin/audit',
      asked(ListQuery, 'query', (query) => listActs(db, query)),
    )

    app.get<Named>(
      '/api/admin/earnings.csv',
      asked(ListQuery, 'query', async (query, request, reply) =>
        file(request, reply, 'earnings', earningsAsFile(await readEarnings(db, query, running))),
      ),
    )
    app.get<Named>(
      '/api/admin/deposits.csv',
      asked(ListQuery, 'query', async (query, request, reply) => {
        const { deposits } = await listDeposits(db, { ...query, ...everything }, running)
        return file(request, reply, 'deposits', depositsAsFile(deposits))
      }),
    )
    app.get<Named>(
      '/api/admin/transactions.csv',
      asked(ListQuery, 'query', async (query, request, reply) => {
        const { transactions } = await listTransactions(db, { ...query, ...everything }, running)
        return file(request, reply, 'transactions', transactionsAsFile(transactions))
      }),
    )

    app.get<Named>('/api/admin/users/:id', async (request, reply) => {
      const user = await readUser(outside, request.params.id)
      return user ?? refuse(reply, 404, { code: 'not-found', message: 'There is no such account.' })
    })
    app.get<Named>('/api/admin/deposits/:id', async (request, reply) => {
      const history = await readHistory(outside, request.params.id)
      return history ?? refuse(reply, 404, nothingThere)
    })

    app.post<Named>('/api/admin/deposits/:id/look-up', async (request, reply) => {
      const { id } = request.params
      const looked = await lookUpNow(outside, who(request), id)
      if (!looked.ok) return give(reply, looked)
      return { said: looked.value.said, history: await readHistory(outside, id) }
    })
    app.post<Named>(
      '/api/admin/deposits/:id/refund',
      asked(RefundRequest, 'body', async (refund, request, reply) => {
        const { id } = request.params
        const done = await refundDeposit(outside, who(request), id, refund)
        return done.ok ? readHistory(outside, id) : give(reply, done)
      }),
    )
    app.post<Named>(
      '/api/admin/deposits/:id/accept',
      asked(AcceptRequest, 'body', async ({ reason }, request, reply) => {
        const { id } = request.params
        const done = await acceptHeld(outside, who(request), id, reason)
        return done.ok ? readHistory(outside, id) : give(reply, done)
      }),
    )
    app.post<Named>(
      '/api/admin/grants',
      asked(GrantRequest, 'body', async (grant, request, reply) => {
        const granted = await grantToUser(outside, who(request), grant)
        if (!granted.ok) return give(reply, granted)
        const answer: GrantAnswer = { purchase: granted.value }
        return answer
      }),
    )
    app.post<Named>('/api/admin/alarms/:id/acknowledge', async (request, reply) => {
      const done = await acknowledge(outside, who(request), request.params.id)
      if (!done.ok) return give(reply, done)
      const answer: AlarmAnswer = { alarm: done.value }
      return answer
    })
  }
}
