import { eq } from 'drizzle-orm'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { purchases } from './tables.ts'

/** Purchases hold no name. They stay, for the books; what remains of the person is an id that leads nowhere. */
export const accessPersonalData: PersonalData = {
  name: 'purchases',
  gather: (db, userId) => db.select().from(purchases).where(eq(purchases.userId, userId)),
  forget: async () => {},
}
