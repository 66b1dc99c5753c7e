/** The account's balance, in ngwee: deposits received, less refunds made or pending. */
import type { Ngwee } from '#kit/money.ts'
import { amountFromWire } from '../pawapay/amount.ts'
import type { EmulatorState, Operation } from './state.ts'

export function ngweeOf(operation: Pick<Operation, 'amount'>): Ngwee {
  const amount = amountFromWire(operation.amount)
  if (typeof amount !== 'number')
    throw new Error(`An amount that cannot be read was accepted: ${operation.amount}`)
  return amount
}

export const walletBalance = ({ deposits, refunds }: EmulatorState): Ngwee =>
  sum(Object.values(deposits).filter(({ status }) => status === 'COMPLETED')) -
  sum(Object.values(refunds).filter(({ status }) => status !== 'FAILED'))

/** The part of a deposit that is neither refunded nor being refunded. */
export const notRefunded = ({ refunds }: EmulatorState, deposit: Operation): Ngwee =>
  ngweeOf(deposit) -
  sum(
    Object.values(refunds).filter(({ depositId, status }) => depositId === deposit.id && status !== 'FAILED'),
  )

const sum = (operations: readonly Operation[]) => operations.reduce((total, each) => total + ngweeOf(each), 0)

export const asDecimal = (ngwee: Ngwee) =>
  `${Math.floor(ngwee / 100)}.${String(ngwee % 100).padStart(2, '0')}`
