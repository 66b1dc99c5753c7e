/** The calls as OpenAPI 3.1, whose schemas are JSON Schema: no translation needed. */
import { z } from 'zod'
import type { Call, CallParts } from '#contracts/call.ts'
import { paramsOf } from '#contracts/params.ts'
import { ANYWHERE, Refusal } from '#contracts/refusal.ts'
import { anywhereOf, type ServedCall, statusesOf } from './served-calls.ts'

type Json = Record<string, unknown>

/** As it crosses the wire: before parsing on the way in, before serialising on the way out. */
const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

export function openApi(served: readonly ServedCall[]): Json {
  const paths: Record<string, Json> = {}
  for (const one of served) {
    const path = one.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [one.call.method.toLowerCase()]: operation(one) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Weekbe4',
      version: '1',
      description: 'The calls of the web application.',
    },
    paths,
    components: { schemas: { Refusal: schemaOf(Refusal) } },
  }
}

const operation = ({ call, unclear }: ServedCall): Json => ({
  summary: call.summary,
  ...(call.open ? { description: `Open without a purchase: ${call.open}.` } : {}),
  tags: [call.path.split('/').slice(1, 3).join('/')],
  parameters: [
    ...parametersIn('path', paramsOf(call)),
    ...parametersIn('query', call.query),
    ...headersOf(call),
  ],
  ...(call.body ? { requestBody: { required: true, content: contentOf(call.body) } } : {}),
  responses: { ...answersOf(call), ...refusalsOf(call, unclear) },
})

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const headersOf = ({ headers = {} }: Call): Json[] =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }))

function contentOf(what: NonNullable<CallParts['body']> | Exclude<Call['answer'], 'nothing'>): Json {
  if ('form' in what) return { 'multipart/form-data': { schema: formSchema(what) } }
  // One such object per line; OpenAPI cannot express this.
  if ('lines' in what) return { 'application/x-ndjson': { schema: schemaOf(what.lines) } }
  if ('events' in what) return { 'text/event-stream': { schema: schemaOf(what.events) } }
  if ('bytes' in what) return Object.fromEntries(what.bytes.map((type) => [type, {}]))
  return { 'application/json': { schema: schemaOf(what) } }
}

function formSchema({ form, files }: { form: z.ZodType; files: Readonly<Record<string, string>> }): Json {
  const { properties = {}, ...rest } = schemaOf(form) as { properties?: Json }
  const asFiles = Object.entries(files).map(([name, description]) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description },
  ])
  return { ...rest, properties: { ...properties, ...Object.fromEntries(asFiles) } }
}

function answersOf(call: Call): Json {
  const { answer } = call
  return Object.fromEntries(
    statusesOf(call).map((status) => [
      status,
      // 304 has no body, whatever the other statuses carry.
      answer === 'nothing' || status === 304
        ? { description: 'Nothing in it' }
        : { description: call.summary, content: contentOf(answer) },
    ]),
  )
}

function refusalsOf(call: Call, unclear: string | undefined): Json {
  const { refusals, refusal, query, body } = call
  const codes = new Map<number, Set<string>>()
  const add = (status: number, code: string) => codes.set(status, (codes.get(status) ?? new Set()).add(code))
  for (const [code, status] of Object.entries(refusals)) add(status, code)
  if (unclear && (query || body)) add(400, unclear)
  for (const code of anywhereOf(call)) add(ANYWHERE[code], code)
  const common = { $ref: '#/components/schemas/Refusal' }
  // A refusal from anywhere has the product's shape, whatever the call's own look like.
  const schemaFor = (known: Set<string>): Json => {
    if (!refusal) return common
    const own = schemaOf(refusal)
    return [...known].some((code) => code in ANYWHERE) ? { anyOf: [own, common] } : own
  }
  return Object.fromEntries(
    [...codes].map(([status, known]) => [
      status,
      {
        description: `Refused: ${[...known].join(', ')}`,
        content: { 'application/json': { schema: schemaFor(known) } },
      },
    ]),
  )
}
