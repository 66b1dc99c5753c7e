import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Quoted } from '../../contract.ts'
import { DISPUTED, READERS } from '../../rules/record/disputed.ts'
import { SLOT_IDS, type StudyRecord } from '../../rules/record/study-record.ts'
import { closeReadings } from '../tables.ts'
import { modelReadingOf, ofPerson } from './reading-rows.ts'

const Found = z.object({
  entries: z.array(z.object({ slot: z.enum(SLOT_IDS), value: z.string(), evidence: z.array(Quoted) })),
  remarks: z.array(
    z.object({
      says: z.string(),
      why: z.string(),
      do: z.string(),
      ask: z.string(),
      isUnproved: z.boolean(),
      evidence: z.array(Quoted),
    }),
  ),
  absences: z.array(z.object({ what: z.string(), looked: z.array(z.string()) })),
  summary: z.array(z.string()),
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
        found: read ? foundIn(read.record) : null,
        choices: read?.choices ?? {},
      }
    }),
  forget: async (tx, userId) => void (await tx.delete(closeReadings).where(eq(closeReadings.userId, userId))),
})

const foundIn = ({ slots, remarks, absences, summary }: StudyRecord): z.input<typeof Found> => ({
  entries: SLOT_IDS.flatMap((slot) =>
    [...slots[slot].entries, ...slots[slot].candidates].map(({ value, evidence }) => ({
      slot,
      value,
      evidence: [...evidence],
    })),
  ),
  remarks: remarks.map(({ says, why, do: advice, ask, isUnproved, evidence }) => ({
    says,
    why,
    do: advice,
    ask,
    isUnproved,
    evidence: [...evidence],
  })),
  absences: absences.map(({ what, looked }) => ({ what, looked: [...looked] })),
  summary: [...summary],
})
