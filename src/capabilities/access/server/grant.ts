/** Access without a payment: granted by an administrator, with a reason. */
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import { addPurchase } from './purchases.ts'

export const grantByHand = (
  { now, gateway }: Pick<Services, 'now' | 'gateway'>,
  tx: Transaction,
  grant: { userId: string; assistantId: AssistantId; grantedBy: string; reason: string },
) => addPurchase(tx, { ...grant, priceNgwee: 0, environment: gateway.environment, now: now() })
