/** How money is written down: double entry, in ngwee, debits positive and credits negative. */
import type { Ngwee } from '#kit/money.ts'

export const LEDGER_KINDS = [
  'deposit-completed',
  'deposit-held',
  'held-accepted',
  'refund-completed',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]
export type LedgerLine = { account: string; amountNgwee: Ngwee }

/** Money pawaPay owes us. */
export const CLEARING = 'asset:pawapay-clearing'
/** Money received but not yet earned. */
export const HELD = 'liability:held'
const REVENUE = 'revenue:'
export const revenueOf = (purchaseType: string) => `${REVENUE}${purchaseType}`

const move = (debit: string, credit: string, amount: Ngwee): LedgerLine[] => [
  { account: debit, amountNgwee: amount },
  { account: credit, amountNgwee: -amount },
]

export function ledgerLinesOf(
  kind: LedgerKind,
  { amount, purchaseType, earned = true }: { amount: Ngwee; purchaseType: string; earned?: boolean },
): LedgerLine[] {
  switch (kind) {
    case 'deposit-completed':
      return move(CLEARING, revenueOf(purchaseType), amount)
    case 'deposit-held':
      return move(CLEARING, HELD, amount)
    case 'held-accepted':
      return move(HELD, revenueOf(purchaseType), amount)
    case 'refund-completed':
      return move(earned ? revenueOf(purchaseType) : HELD, CLEARING, amount)
  }
}
