import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '../spec.ts'

/** Without the letters and digits that are taken for each other when they are copied from paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Ten times almost fifty bits, read and typed as two halves. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)

/** As it was made, however it was typed. */
export function tidyRecoveryCode(typed: string): string {
  const signs = typed.toLowerCase().replace(/[\s-]/g, '')
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`
}
