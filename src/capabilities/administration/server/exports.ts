import { type Columns, toCsv } from '#capabilities/payments/index.ts'
import type { DepositRow, Earnings, TransactionRecord } from '../contract.ts'

/** Larger exports belong to the ledger, not to a spreadsheet. */
export const MOST_ROWS = 50_000

const inKwacha = (ngwee: number) => ngwee / 100

const depositColumns: Columns<DepositRow> = [
  ['Deposit', ({ id }) => id],
  ['Started', ({ createdAt }) => createdAt],
  ['Finished', ({ finishedAt }) => finishedAt],
  ['Status', ({ status }) => status],
  ['Reason', ({ failureCode }) => failureCode],
  ['Name', ({ userName }) => userName],
  ['Email', ({ userEmail }) => userEmail],
  ['Phone', ({ phone }) => phone],
  ['Provider', ({ providerName }) => providerName],
  ['Assistant', ({ assistantName }) => assistantName],
  ['Amount', ({ amountNgwee }) => inKwacha(amountNgwee)],
  ['Currency', ({ currency }) => currency],
  ['Refunded', ({ refunded }) => refunded],
]
const transactionColumns: Columns<TransactionRecord> = [
  ['transactionId', ({ transactionId }) => transactionId],
  ['timestamp', ({ timestamp }) => timestamp],
  ['userId', ({ userId }) => userId],
  ['userName', ({ userName }) => userName],
  ['userEmail', ({ userEmail }) => userEmail],
  ['phoneNumber', ({ phoneNumber }) => phoneNumber],
  ['amount', ({ amount }) => amount],
  ['currency', ({ currency }) => currency],
  ['paymentMethod', ({ paymentMethod }) => paymentMethod],
  ['status', ({ status }) => status],
  ['paymentProcessor', ({ paymentProcessor }) => paymentProcessor],
  ['purchaseType', ({ purchaseType }) => purchaseType],
]
const dayColumns: Columns<Earnings['perDay'][number]> = [
  ['Day', ({ day }) => day],
  ['Payments', ({ payments }) => payments],
  ['Earned', ({ amountNgwee }) => inKwacha(amountNgwee)],
]

export const depositsAsFile = (rows: DepositRow[]) => toCsv(depositColumns, rows)
export const transactionsAsFile = (rows: TransactionRecord[]) => toCsv(transactionColumns, rows)
export const earningsAsFile = ({ perDay }: Earnings) => toCsv(dayColumns, perDay)
