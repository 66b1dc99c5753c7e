/** The source of the HTML of the two pages: built files, or Vite in development. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { InlineHashes } from '../http/security-headers.ts'

export type PageName = 'landing' | 'app'

export type PageSource = {
  hashes: InlineHashes
  send(page: PageName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}
