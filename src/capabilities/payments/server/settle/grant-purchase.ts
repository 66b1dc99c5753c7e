/** All rows a completed payment writes, inside the transaction that completes it. */
import { randomUUID } from 'node:crypto'
import { addPurchase } from '#capabilities/access/server/index.ts'
import type { Ngwee } from '#kit/money.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { assistantOfPurchase } from '#product/assistants.ts'
import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import { payerName } from '../../rules/payer-name.ts'
import type { Decision, GatewayResult } from '../../rules/settle.ts'
import type { PaymentRow } from '../tables.ts'
import { transactions } from '../tables.ts'
import { moneyReceived, writeEntry } from './ledger.ts'
import { promiseLetter } from './promise-letter.ts'

export type Buyer = { id: string; name: string; email: string }

export async function settleMoney(
  services: Pick<Services, 'now' | 'passing'>,
  tx: Transaction,
  payment: PaymentRow,
  payer: Buyer | undefined,
  money: NonNullable<Decision['money']>,
  heard: GatewayResult,
): Promise<void> {
  const at = services.now()
  if (money === 'book-held') {
    const amount = heard.type === 'status' && typeof heard.amount === 'number' ? heard.amount : 0
    return writeEntry(tx, payment, { kind: 'deposit-held', amount, at })
  }
  if (!payer) throw new Error('A payment cannot be granted to an account that is gone.')
  if (money === 'grant') {
    await writeEntry(tx, payment, { kind: 'deposit-completed', amount: payment.amountNgwee, at })
    return grant(services, tx, payment, payer, payment.amountNgwee)
  }
  const received = await moneyReceived(tx, payment.id)
  if (!received || received.earned) throw new Error('There is no held money for this payment.')
  await writeEntry(tx, payment, { kind: 'held-accepted', amount: received.amount, at })
  return grant(services, tx, payment, payer, received.amount)
}

async function grant(
  services: Pick<Services, 'now' | 'passing'>,
  tx: Transaction,
  payment: PaymentRow,
  payer: Buyer,
  amount: Ngwee,
): Promise<void> {
  const { id: paymentId, userId, purchaseType, environment } = payment
  const assistantId = assistantOfPurchase(purchaseType)
  if (!assistantId) throw new Error(`There is no assistant called ${purchaseType}.`)
  const now = services.now()
  await tx.insert(transactions).values({
    id: randomUUID(),
    paymentId,
    userId,
    userName: payerName(payer.name),
    userEmail: payer.email,
    phoneNumber: payment.phone,
    amountNgwee: amount,
    currency: payment.currency,
    paymentMethod: PROVIDERS[payment.provider as ProviderId]?.name ?? payment.provider,
    status: 'completed',
    timestamp: now,
    paymentProcessor: 'pawaPay',
    purchaseType,
    environment,
  })
  services.passing('inside-grant')
  await addPurchase(tx, { userId, assistantId, priceNgwee: amount, environment, now, paymentId })
  await promiseLetter(tx, 'receipt', { paymentId, userId, at: now })
}
