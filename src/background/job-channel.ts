/** Told of each attempt at a job while it lasts, for whoever looks on: traces. Costs nothing where nobody does. */
import { tracingChannel } from 'node:diagnostics_channel'

export type JobTold = { work: string; attempt: number }

export const jobChannel = tracingChannel<unknown, JobTold>('weekbe4:job')
