/**
 * `/api/docs`: every call as OpenAPI, written from the same contracts the routes parse with.
 * Routes check their input themselves, because a refusal must carry the specification's sentence;
 * so the schemas given to the server are for reading only and its own validation stays out.
 */
import swagger from '@fastify/swagger'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

export async function describeApi(
  app: FastifyInstance,
  operatorsOnly: preHandlerAsyncHookHandler,
): Promise<void> {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await app.register(swagger, {
    openapi: {
      info: { title: 'Weekbe4', version: '1', description: 'The calls of the web application.' },
    },
    transform: jsonSchemaTransform,
    hideUntagged: false,
  })
  app.get('/api/docs', { schema: { hide: true }, preHandler: operatorsOnly }, async () => app.swagger())
}
