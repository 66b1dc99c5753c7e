import { reservedBy } from '#capabilities/access/server/reserved-by.ts'
import { ANALYSING } from '../spec.ts'

export const oneUpload = reservedBy('decoder', ANALYSING.reservedFor)
