import type { IncomingMessage } from 'node:http'
import { type JsonObject, parseObject } from '../../pawapay/read-json.ts'

export type Request = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  rawBody: Buffer
  /** The body as a JSON object; undefined if it is not one. */
  body: JsonObject | undefined
}

const LARGEST_BODY = 64 * 1024

export async function readRequest(message: IncomingMessage): Promise<Request> {
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://emulator')
  const rawBody = await readBody(message)
  return {
    method: message.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: message.headers,
    rawBody,
    body: parseObject(rawBody.toString('utf8')),
  }
}

/** An oversized body is read to its end and then counts as unreadable. */
async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size <= LARGEST_BODY) chunks.push(chunk)
  }
  return size <= LARGEST_BODY ? Buffer.concat(chunks) : Buffer.alloc(0)
}
