/** Converts between whole ngwee and the decimal text of the wire, exactly: no float is ever involved. */
import type { Ngwee } from '#kit/money.ts'
import type { ReceivedAmount } from '../records.ts'
import { briefly } from './read-json.ts'

/** The shortest decimal, because a trailing zero is refused: "150", "150.5", "1.05". */
export function amountOnWire(ngwee: Ngwee): string {
  if (!Number.isSafeInteger(ngwee) || ngwee <= 0)
    throw new RangeError(`Not an amount of whole ngwee: ${ngwee}`)
  const kwacha = Math.floor(ngwee / 100)
  const rest = ngwee % 100
  if (rest === 0) return String(kwacha)
  return `${kwacha}.${String(rest).padStart(2, '0').replace(/0$/, '')}`
}

const DECIMAL = /^(\d{1,18})(?:\.(\d{1,10}))?$/

/** "150", "150.00" and "150.0000" are one sum; "150.005" is no sum in ngwee and is kept as received. */
export function amountFromWire(received: unknown): ReceivedAmount {
  const text = typeof received === 'number' ? String(received) : received
  if (typeof text !== 'string') return { unreadable: briefly(received) }
  const [, kwacha, fraction = ''] = DECIMAL.exec(text) ?? []
  if (kwacha === undefined || !/^0*$/.test(fraction.slice(2))) return { unreadable: briefly(text) }
  const ngwee = Number(kwacha) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(ngwee) ? ngwee : { unreadable: briefly(text) }
}
