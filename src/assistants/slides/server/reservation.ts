import { reservedBy } from '#capabilities/access/server/reserved-by.ts'
import { MAKING } from '../spec.ts'

export const oneGeneration = reservedBy('slides', MAKING.reservedFor)
