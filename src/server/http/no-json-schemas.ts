/**
 * What comes in and goes out is checked by its contract (`http/serve.ts`), never by a JSON schema of a route. Fastify
 * would still load its two compilers of schemas, 110 modules, at every start; so it is given some that nobody may use.
 */
import type { FastifyServerOptions } from 'fastify'

function refuse(): never {
  throw new Error('A route is checked by its contract, not by a JSON schema: see http/serve.ts.')
}

export const noJsonSchemas = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
} satisfies FastifyServerOptions['schemaController']
