/** During development: the letters that were sent, newest first. Never registered in production. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const harmless = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const withLinks = (text: string) =>
  harmless(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

async function letterAsHtml(file: string): Promise<string> {
  const { default: PostalMime } = await import('postal-mime')
  const { to, subject, text, date } = await PostalMime.parse(await readFile(file))
  const heading = `${harmless(subject ?? '')}`
  const about = `to ${harmless(to?.[0]?.address ?? '')}, ${harmless(date ?? '')}`
  return `<article><h2>${heading}</h2><p>${about}</p><pre>${withLinks(text ?? '')}</pre></article>`
}

export function mailboxRoute(app: FastifyInstance, folder: string): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const files = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
    const letters = await Promise.all(files.slice(0, 50).map((name) => letterAsHtml(join(folder, name))))
    const body = letters.join('') || '<p>No emails yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Mailbox · Weekbe4</title><main><h1>Mailbox</h1>${body}</main></html>`,
      )
  })
}
