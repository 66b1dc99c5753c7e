import type { Deck } from '../deck/deck.ts'
import type { FormatId } from '../deck/keys.ts'
import { branded } from './brand.ts'
import type { Design } from './design.ts'
import { HEAVY } from './heavy.ts'
import { LIGHT } from './light.ts'
import { STANDARD } from './standard.ts'

export const DESIGNS: Record<FormatId, Design> = { standard: STANDARD, heavy: HEAVY, mini: LIGHT }

/** A format in this deck's look. */
export const designOf = ({ brand }: Pick<Deck, 'brand'>, format: FormatId): Design =>
  brand ? branded(DESIGNS[format], brand) : DESIGNS[format]
