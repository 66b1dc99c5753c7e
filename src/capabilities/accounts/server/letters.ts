import type { Letter } from '#ports/mail/mail.ts'

/** The letter with the link to a new password. Plain text: it arrives everywhere and weighs nothing. */
export function resetLetter(about: { to: string; name: string; token: string; baseUrl: string }): Letter {
  const link = `${about.baseUrl}/auth/reset-password?token=${encodeURIComponent(about.token)}`
  return {
    to: about.to,
    subject: 'Reset your Weekbe4 password',
    text: [
      `Hello ${about.name},`,
      'Somebody, we hope it was you, asked to reset the password for your Weekbe4 account. Choose a new one here:',
      link,
      'The link works once and expires in an hour. If this was not you, you need do nothing: your password stays as it is.',
      'Weekbe4',
    ].join('\n\n'),
  }
}
