import { createTransport } from 'nodemailer'
import { failed, ok } from '#kit/result.ts'
import { isOneAddress, type Mail, mailProblem } from './mail.ts'

/** A real mail server. The address may carry its credentials, as in smtps://user:word@host:465. */
export function smtpMail({
  url,
  from,
  plain = false,
  onFailure,
}: {
  url: string
  from: string
  /** A letter may go unencrypted: on this machine, or over a connection that is otherwise secured. */
  plain?: boolean
  onFailure(error: unknown): void
}): Mail {
  const transport = createTransport(url, {
    // Over smtp:// nothing is sent before STARTTLS.
    requireTLS: !plain,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  } as object)
  return {
    description: `the mail server ${new URL(url).hostname}`,
    async send({ to, subject, text }) {
      if (!isOneAddress(to)) return failed(mailProblem.noRecipient)
      try {
        await transport.sendMail({ from, to, subject, text })
        return ok({ sent: true })
      } catch (error) {
        onFailure(error)
        return failed(mailProblem.undeliverable)
      }
    },
  }
}
