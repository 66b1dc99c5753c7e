import { reservedBy } from '#capabilities/access/server/index.ts'
import { MAKING } from '../spec.ts'

export const oneGeneration = reservedBy('slides', MAKING.reservedFor)
