import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { registryConsents } from './tables.ts'

/** What registries answered names nobody; who agreed to their being asked does. */
export const referencesData = personalData({
  name: 'references',
  schema: z.array(z.object({ registries: z.string(), at: z.string() })),
  async gather(db, userId) {
    const rows = await db.select().from(registryConsents).where(eq(registryConsents.userId, userId))
    return rows.map(({ registries, at }) => ({ registries, at: at.toISOString() }))
  },
  async forget(tx, userId) {
    await tx.delete(registryConsents).where(eq(registryConsents.userId, userId))
  },
})
