import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Humanized, TextVersion } from '../contract.ts'
import { optionKeys, STRENGTHS } from '../spec.ts'
import { forgetPerson, keptIn, ofPerson } from './text-rows.ts'
import { allVersionsOf, asVersion, forgetVersions } from './version-rows.ts'

/** A person's last texts, for "export my data" and "delete my account". */
export const humanizerData = personalData({
  name: 'humanizedTexts',
  schema: z.array(
    Humanized.pick({ text: true, response: true }).extend({
      at: z.string(),
      options: z.array(z.enum(optionKeys)),
      strength: z.enum(STRENGTHS),
      engine: z.string(),
    }),
  ),
  gather: async (db, userId) =>
    (await ofPerson(db, userId)).map((row) => {
      const { text, response, options, strength, engine } = keptIn(row)
      return { at: row.createdAt.toISOString(), text, response, options, strength, engine: engine.name }
    }),
  forget: forgetPerson,
})

/** The versions they kept as a record of their writing. */
export const versionData = personalData({
  name: 'textVersions',
  schema: z.array(TextVersion.extend({ work: z.string() })),
  gather: async (db, userId) =>
    (await allVersionsOf(db, userId)).map((row) => ({ ...asVersion(row), work: row.work })),
  forget: forgetVersions,
})
