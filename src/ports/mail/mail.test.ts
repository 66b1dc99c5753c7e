import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { mailConformance } from './mail.conformance.ts'
import { fakeMail } from './mail.fake.ts'
import { folderMail } from './mail.folder.ts'
import { smtpMail } from './mail.smtp.ts'
import type { Letter } from './mail.ts'

async function readLetter(raw: Uint8Array | string): Promise<Letter> {
  const { to, subject, text } = await PostalMime.parse(raw)
  return { to: to?.[0]?.address ?? '', subject: subject ?? '', text: text?.trim() ?? '' }
}

const from = 'Weekbe4 <post@weekbe4.example>'
const servers: SMTPServer[] = []
afterAll(() => Promise.all(servers.map((server) => new Promise<void>((done) => server.close(done)))))

function postOffice(): Promise<{ url: string; received: Buffer[] }> {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  servers.push(server)
  return new Promise((ready) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      ready({
        url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
        received,
      })
    })
  })
}

mailConformance('the fake', async () => {
  const mail = fakeMail()
  return { mail, delivered: async () => mail.letters }
})

mailConformance('a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-mail-'))
  const delivered = () =>
    Promise.all(readdirSync(folder).map((name) => readLetter(readFileSync(join(folder, name)))))
  return { mail: folderMail({ folder, from }), delivered }
})

mailConformance('a mail server', async () => {
  const { url, received } = await postOffice()
  return {
    mail: smtpMail({ url, from, onFailure() {} }),
    delivered: () => Promise.all(received.map(readLetter)),
  }
})

it('says that a letter could not be sent when the mail server is away', async () => {
  const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from, onFailure() {} })
  expect(await mail.send({ to: 'a@b.zm', subject: 's', text: 't' })).toMatchObject({
    ok: false,
    problem: { code: 'undeliverable' },
  })
})
