/** An answer that arrives in parts; the readers continue from here. */
import type { Address, Call } from '#contracts/call.ts'
import type { ReadOptions } from './read-lines.ts'
import type { RefusedAnswer } from './refused-answer.ts'
import { type Filled, request } from './request.ts'

export type OpenedStream<C extends Call, Part> =
  | { ok: true; status: number; parts: AsyncGenerator<Part, void, undefined> }
  | ({ ok: false } & RefusedAnswer<C>)

type StreamReader<Part> = (
  body: ReadableStream<Uint8Array>,
  options: ReadOptions | undefined,
) => AsyncGenerator<Part, void, undefined>

/** Rejects when the connection is lost; if it is lost later, the parts throw. */
export async function openStream<C extends Call, Part>(
  address: Address,
  { onBytes, ...sent }: Filled & ReadOptions,
  read: StreamReader<Part>,
): Promise<OpenedStream<C, Part>> {
  const response = await request(address, sent)
  const { status, statusText, body } = response
  if (response.ok && body) return { ok: true, status, parts: read(body, onBytes && { onBytes }) }
  const refusal: RefusedAnswer<C>['refusal'] = (await response.json().catch(() => undefined)) ?? {}
  return { ok: false, status, statusText, refusal }
}
