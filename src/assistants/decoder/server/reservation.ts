import { reservedBy } from '#capabilities/access/server/reservations.ts'
import { ANALYSING } from '../spec.ts'

export const oneUpload = reservedBy('decoder', ANALYSING.reservedFor)
