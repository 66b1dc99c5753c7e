/**
 * Contracts check all input and output (`http/serve.ts`), never a route's JSON schema. Fastify would still
 * load its two schema compilers, 110 modules, at every start; so it gets stubs that throw when used.
 */
import type { FastifyServerOptions } from 'fastify'

function refuseSchema(): never {
  throw new Error('A route is checked by its contract, not by a JSON schema: see http/serve.ts.')
}

export const noJsonSchemas = {
  compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
} satisfies FastifyServerOptions['schemaController']
