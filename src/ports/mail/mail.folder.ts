import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, ok } from '#kit/result.ts'
import { isOneAddress, type Mail, mailProblem } from './mail.ts'

/** Letters become .eml files: any mail program opens them, and the mailbox page lists them. */
export function folderMail({ folder, from }: { folder: string; from: string }): Mail {
  let count = 0
  return {
    description: `the folder ${folder}`,
    async send({ to, subject, text }) {
      if (!isOneAddress(to)) return failed(mailProblem.noRecipient)
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true })
      const { message } = await composer.sendMail({ from, to, subject, text })
      await mkdir(folder, { recursive: true })
      count += 1
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${process.pid}-${count}.eml`
      // Written under another name and renamed, so that half a letter is never read.
      const draft = join(folder, `.${name}`)
      await writeFile(draft, message as Buffer)
      await rename(draft, join(folder, name))
      return ok({ sent: true })
    },
  }
}
