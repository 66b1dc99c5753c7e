import { failed, ok } from '#kit/result.ts'
import { isOneAddress, type Letter, type Mail, mailProblem } from './mail.ts'

/** Keeps every letter where a test can read it; can be told to fail. */
export function fakeMail() {
  const letters: Letter[] = []
  const state = { shut: false }
  const mail: Mail = {
    description: 'nowhere, it is kept in memory',
    async send(letter) {
      if (!isOneAddress(letter.to)) return failed(mailProblem.noRecipient)
      if (state.shut) return failed(mailProblem.undeliverable)
      letters.push(letter)
      return ok({ sent: true })
    },
  }
  return { ...mail, letters, state }
}
