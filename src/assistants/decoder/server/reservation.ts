import { reservedBy } from '#capabilities/access/server/index.ts'
import { ANALYSING } from '../spec.ts'

export const oneUpload = reservedBy('decoder', ANALYSING.reservedFor)
