import type { FormatId } from '../deck/keys.ts'
import type { Design } from './design.ts'
import { HEAVY } from './heavy.ts'
import { LIGHT } from './light.ts'
import { STANDARD } from './standard.ts'

export const DESIGNS: Record<FormatId, Design> = { standard: STANDARD, heavy: HEAVY, mini: LIGHT }
