/** Publishes the start and end of each job attempt for tracing. Free when there are no subscribers. */
import { tracingChannel } from 'node:diagnostics_channel'

export type JobEvent = { work: string; attempt: number }

export const jobChannel = tracingChannel<unknown, JobEvent>('weekbe4:job')
