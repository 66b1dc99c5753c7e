/** Where the HTML of the two pages comes from: built files, or Vite while developing. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { InlineHashes } from '../http/security-headers.ts'

export type PageName = 'landing' | 'app'

export type PageSource = {
  hashes: InlineHashes
  send(page: PageName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}
