/** Uploading as a browser does it, and waiting until a document has been read. */
import { vi } from 'vitest'
import type { DocumentSummary } from '#capabilities/documents/contract.ts'
import type { visitor } from './app.ts'
import { PATIENCE } from './patience.ts'

type Browser = Pick<ReturnType<typeof visitor>, 'ask' | 'get'>

export function formWith(
  name: string,
  content: Buffer | string,
  type = 'application/pdf',
  field = 'document',
) {
  const boundary = `----weekbe4${crypto.randomUUID()}`
  const quoted = name.replace(/["\r\n]/g, (letter) => encodeURIComponent(letter))
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${quoted}"\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A form without a file. */
export function formOfFields(fields: Readonly<Record<string, string>>) {
  const boundary = `----weekbe4${crypto.randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

export const upload = (
  browser: Browser,
  {
    name,
    content,
    type,
    purpose = 'library',
  }: { name: string; content: Buffer | string; type?: string; purpose?: string },
) => {
  const { body, headers } = formWith(name, content, type)
  return browser.ask('POST', `/api/documents?purpose=${purpose}`, body, {
    ...headers,
    'content-length': String(body.length),
  })
}

/** Until it is read or refused: real readers are processes, and take the time they take. */
export async function untilRead(browser: Browser, id: string): Promise<DocumentSummary> {
  return vi.waitUntil(
    async () => {
      const { document } = (await browser.get(`/api/documents/${id}`)).json()
      return ['ready', 'refused'].includes(document?.status) && document
    },
    { timeout: PATIENCE, interval: 40 },
  )
}

/** Uploads and waits: most tests begin after that. */
export async function uploaded(
  browser: Browser,
  file: Parameters<typeof upload>[1],
): Promise<DocumentSummary> {
  const answer = await upload(browser, file)
  if (answer.statusCode !== 201) throw new Error(`the upload answered ${answer.statusCode}: ${answer.body}`)
  return untilRead(browser, answer.json().document.id)
}
