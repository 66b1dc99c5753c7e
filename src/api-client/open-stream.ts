/** An answer that arrives in parts; the readers continue from here. */
import type { Address, Call } from '#contracts/call.ts'
import type { ReadOptions } from './read-lines.ts'
import type { Refused } from './refused-answer.ts'
import { type Filled, request } from './request.ts'

export type Opened<C extends Call, Part> =
  | { ok: true; status: number; parts: AsyncGenerator<Part, void, undefined> }
  | ({ ok: false } & Refused<C>)

type Reading<Part> = (
  body: ReadableStream<Uint8Array>,
  options: ReadOptions | undefined,
) => AsyncGenerator<Part, void, undefined>

/** Rejects when the connection is lost; if it is lost later, the parts throw. */
export async function openAnswer<C extends Call, Part>(
  address: Address,
  { onBytes, ...sent }: Filled & ReadOptions,
  read: Reading<Part>,
): Promise<Opened<C, Part>> {
  const response = await request(address, sent)
  const { status, statusText, body } = response
  if (response.ok && body) return { ok: true, status, parts: read(body, onBytes && { onBytes }) }
  const refusal: Refused<C>['refusal'] = (await response.json().catch(() => undefined)) ?? {}
  return { ok: false, status, statusText, refusal }
}
