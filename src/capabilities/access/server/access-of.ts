/** One person's access: used by `GET /api/access` and by the gate. */
import type { Services } from '#ports/services.ts'
import { ASSISTANTS, type AssistantId, assistantIds, assistantOfPurchase } from '#product/assistants.ts'
import type { Access, AssistantAccess, Purchase } from '../contract.ts'
import { type AccessState, accessState, standingOf } from '../rules/access-state.ts'
import { underWayWords, whyClosedWords } from '../spec.ts'
import { aiTypeOf, type PurchaseRow, readPurchases, termsOf } from './purchases.ts'

type AccessDeps = Pick<Services, 'db' | 'now' | 'gateway'>

export async function stateFor(
  world: AccessDeps,
  userId: string,
  assistantId: AssistantId,
): Promise<{ state: AccessState; rows: PurchaseRow[] }> {
  const now = world.now()
  const aiType = aiTypeOf(assistantId)
  const rows = await readPurchases(world.db, { userId, aiType, running: world.gateway.environment, now })
  return { state: accessState(termsOf(assistantId), rows, now), rows }
}

export async function accessOf(
  world: AccessDeps,
  userId: string,
): Promise<{ access: Access; rows: PurchaseRow[] }> {
  const now = world.now()
  const rows = await readPurchases(world.db, { userId, running: world.gateway.environment, now })
  const assistants = Object.fromEntries(
    assistantIds.map((id) => {
      const own = rows.filter(({ aiType }) => aiType === aiTypeOf(id))
      return [aiTypeOf(id), onTheWire(id, accessState(termsOf(id), own, now))]
    }),
  )
  return { access: { assistants }, rows }
}

function onTheWire(id: AssistantId, state: AccessState): AssistantAccess {
  const { kind } = ASSISTANTS[id].access.allowance
  const meter =
    kind === 'unlimited' || (state.name === 'unpaid' && state.bought === null)
      ? {}
      : { [`${kind}Used`]: state.used, [`${kind}Left`]: state.name === 'paid' ? (state.left ?? 0) : 0 }
  const isAllHeld = state.name === 'paid' && state.left === 0 && state.held > 0
  return {
    paid: state.name === 'paid',
    ...(state.bought ? { purchaseTimestamp: state.bought.toISOString() } : {}),
    ...(state.until ? { validUntil: state.until.toISOString() } : {}),
    ...meter,
    ...(state.name === 'unpaid' ? { reason: state.why, message: whyClosedWords(id, state.why) } : {}),
    ...(isAllHeld && kind !== 'unlimited' ? { message: underWayWords(kind, state.held) } : {}),
  }
}

const stamp = (date: Date | null) => date?.toISOString() ?? null

/** One record with the specification's field names. */
export function purchaseOnTheWire(row: PurchaseRow, now: Date): Purchase {
  const id = assistantOfPurchase(row.aiType)
  const terms = id && termsOf(id)
  const standing = terms && standingOf(terms, row, now)
  const unit = terms?.allowance.kind
  const live = standing && standing.name !== 'ended' ? standing : undefined
  return {
    id: row.id,
    userID: row.userId,
    AIType: row.aiType,
    price: row.priceNgwee / 100,
    paymentId: row.paymentId,
    purchaseTimestamp: stamp(row.purchaseTimestamp),
    validFrom: stamp(standing?.from ?? null),
    validUntil: stamp(standing?.until ?? null),
    state: live?.name ?? 'ended',
    endedBecause: standing?.name === 'ended' ? standing.because : null,
    endedAt: stamp(row.endedAt),
    allowance:
      row.limit === null || unit === undefined || unit === 'unlimited'
        ? null
        : { unit, limit: row.limit, used: row.used + row.held },
    ...(unit === 'uploads'
      ? { uploadsUsed: row.used + row.held, lastUploadDate: stamp(row.lastUsedAt) }
      : {}),
    ...(unit === 'minutes' ? { minutesUsed: row.used, lastUsedTimestamp: stamp(row.lastUsedAt) } : {}),
    grantReason: row.grantReason,
    testMoney: row.environment !== 'live',
  }
}
