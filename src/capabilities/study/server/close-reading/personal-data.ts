import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Assessed, Quoted } from '../../contract.ts'
import { FACT_KINDS } from '../../rules/facts/fact.ts'
import { DISPUTED, READERS } from '../../rules/merged/disputed.ts'
import { closeReadings } from '../tables.ts'
import { modelReadingOf, ofPerson } from './reading-rows.ts'

const Found = z.object({
  title: Quoted.nullable(),
  facts: z.array(z.object({ kind: z.enum(FACT_KINDS), value: z.string().optional(), evidence: Quoted })),
  assessments: z.array(Assessed.omit({ by: true })),
})

/** Models' findings in a person's documents, for "export my data" and "delete my account". */
export const studyPersonalData = personalData({
  name: 'closeReadings',
  schema: z.array(
    z.object({
      documentId: z.string(),
      model: z.string(),
      createdAt: z.string(),
      /** Null until something is proved. */
      found: Found.nullable(),
      /** The student's choices where the readers disagree. */
      choices: z.partialRecord(z.enum(DISPUTED), z.enum(READERS)),
    }),
  ),
  gather: async (db, userId) =>
    (await ofPerson(db, userId)).map((row) => {
      const read = modelReadingOf(row)
      return {
        documentId: row.documentId,
        model: row.model,
        createdAt: row.createdAt.toISOString(),
        found: read
          ? {
              title: read.findings.title,
              facts: read.findings.facts.map(({ kind, value, evidence }) => ({ kind, value, evidence })),
              assessments: read.findings.assessments,
            }
          : null,
        choices: read?.choices ?? {},
      }
    }),
  forget: async (tx, userId) => void (await tx.delete(closeReadings).where(eq(closeReadings.userId, userId))),
})
