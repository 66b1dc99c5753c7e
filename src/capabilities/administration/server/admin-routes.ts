/** `/api/admin/*`: administrators only; other users get a 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Auth,
  codeAgain,
  requireAdmin,
  requireSecondFactor,
  requireSignedIn,
  signedIn,
} from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import * as calls from '../contract.ts'
import { acceptHeld, acknowledge, endSessions, grantToUser, lookUpNow, nothingThere } from './acts.ts'
import { writeAct } from './audit.ts'
import { openChecks, type ProgramState } from './checks.ts'
import { findDeposits } from './deposit-list.ts'
import { sumEarnings } from './earnings.ts'
import { depositsAsFile, earningsAsFile, MOST_ROWS, transactionsAsFile } from './exports.ts'
import { readHistory } from './history.ts'
import { findActs, findAlarms } from './log-lists.ts'
import { giveBack } from './refund.ts'
import { findTransactions } from './transaction-list.ts'
import { findUser, findUsers } from './user-list.ts'

const noAccount = { code: 'not-found', message: 'There is no such account.' } as const

export function adminRoutes(services: Services, auth: Auth, attempts: AttemptStore, state: ProgramState) {
  const check = openChecks(services, state)
  const checkCode = codeAgain(services, auth, attempts)
  const { db } = services
  const running = services.gateway.environment
  const everything = { page: 1, pageSize: MOST_ROWS }
  const who = (request: FastifyRequest) => signedIn(request).userId
  const historyOf = async (id: string) => (await readHistory(services, id)) ?? refused(nothingThere)

  async function file(request: FastifyRequest, reply: FastifyReply, name: string, text: string) {
    await writeAct(db, { at: services.now(), who: who(request), act: 'export', detail: name })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="weekbe4-${name}.csv"`)
      .send(text)
  }

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))
    app.addHook('preHandler', requireAdmin)
    app.addHook('preHandler', requireSecondFactor(services))

    serve(app, calls.readEarnings, async ({ query }) => sumEarnings(db, query, running))
    serve(app, calls.listDeposits, async ({ query }) => findDeposits(db, query, running))
    serve(app, calls.listTransactions, async ({ query }) => findTransactions(db, query, running))
    serve(app, calls.listUsers, async ({ query }) => findUsers(services, query))
    serve(app, calls.listAlarms, async ({ query }) => findAlarms(db, query))
    serve(app, calls.readChecks, check)
    serve(app, calls.listActs, async ({ query }) => findActs(db, query))

    serve(app, calls.exportEarnings, async ({ query, request, reply }) =>
      file(request, reply, 'earnings', earningsAsFile(await sumEarnings(db, query, running))),
    )
    serve(app, calls.exportDeposits, async ({ query, request, reply }) => {
      const { deposits } = await findDeposits(db, { ...query, ...everything }, running)
      return file(request, reply, 'deposits', depositsAsFile(deposits))
    })
    serve(app, calls.exportTransactions, async ({ query, request, reply }) => {
      const { transactions } = await findTransactions(db, { ...query, ...everything }, running)
      return file(request, reply, 'transactions', transactionsAsFile(transactions))
    })

    serve(
      app,
      calls.readUser,
      async ({ params }) => (await findUser(services, params.id)) ?? refused(noAccount),
    )
    serve(app, calls.readDeposit, async ({ params }) => historyOf(params.id))

    serve(app, calls.lookUpDeposit, async ({ params: { id }, request }) => {
      const looked = await lookUpNow(services, who(request), id)
      if (!looked.ok) return refused(looked.problem)
      const history = await readHistory(services, id)
      return history ? { said: looked.value.said, history } : refused(nothingThere)
    })
    serve(app, calls.refundDeposit, async ({ params: { id }, body, request }) => {
      const no = await checkCode(request, body.code)
      if (no) return no
      const done = await giveBack(services, who(request), id, body)
      return done.ok ? historyOf(id) : refused(done.problem)
    })
    serve(app, calls.acceptDeposit, async ({ params: { id }, body, request }) => {
      const no = await checkCode(request, body.code)
      if (no) return no
      const done = await acceptHeld(services, who(request), id, body.reason)
      return done.ok ? historyOf(id) : refused(done.problem)
    })
    serve(app, calls.grantAccess, async ({ body, request }) => {
      const no = await checkCode(request, body.code)
      if (no) return no
      const granted = await grantToUser(services, who(request), body)
      return granted.ok ? { purchase: granted.value } : refused(granted.problem)
    })
    serve(app, calls.signUserOut, async ({ params, body, request }) => {
      const done = await endSessions(services, who(request), params.id, body.reason)
      return done.ok ? { sessions: done.value } : refused(done.problem)
    })
    serve(app, calls.acknowledgeAlarm, async ({ params, request }) => {
      const done = await acknowledge(services, who(request), params.id)
      return done.ok ? { alarm: done.value } : refused(done.problem)
    })
  }
}
