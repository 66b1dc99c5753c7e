/** Letters to students. Every adapter behind this port passes mail.conformance.ts. */
import type { Problem, Result } from '#kit/result.ts'

export type Letter = { to: string; subject: string; text: string }

export type MailProblem = Problem<'no-recipient' | 'undeliverable'>

export type Mail = {
  /** For the operator, in the start-up lines: where letters go. */
  description: string
  send(letter: Letter): Promise<Result<{ sent: true }, MailProblem>>
}

export const mailProblem = {
  noRecipient: { code: 'no-recipient', message: 'The letter has no address.' },
  undeliverable: { code: 'undeliverable', message: 'The letter could not be sent.' },
} as const satisfies Record<string, MailProblem>

/** One plain address: a line break or a second address in it could send the letter elsewhere. */
export const isOneAddress = (to: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to)
