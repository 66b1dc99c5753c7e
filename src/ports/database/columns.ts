import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time: stored with its zone, so that servers in different zones agree on it. */
export const utcTimestamp = (name: string) => timestamp(name, { withTimezone: true })
