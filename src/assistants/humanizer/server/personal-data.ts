import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { forgetPerson, keptIn, ofPerson } from './text-rows.ts'

/** A person's last texts, for "export my data" and "delete my account". */
export const humanizerData: PersonalData = {
  name: 'humanizedTexts',
  gather: async (db, userId) =>
    (await ofPerson(db, userId)).map((row) => {
      const { text, response, options, strength, engine } = keptIn(row)
      return { at: row.createdAt.toISOString(), text, response, options, strength, engine: engine.name }
    }),
  forget: forgetPerson,
}
