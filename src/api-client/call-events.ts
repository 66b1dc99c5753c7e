import type { z } from 'zod'
import type { AddressOf, Call, Events } from '#contracts/call.ts'
import type { CallArguments } from './call-api.ts'
import { type OpenedStream, openStream } from './open-stream.ts'
import { readEvents } from './read-events.ts'
import type { ReadOptions } from './read-lines.ts'

export type EventsCall = Call & { answer: Events }
export type EventOf<C extends EventsCall> = z.output<C['answer']['events']>

/** For calls that answer with server-sent events, each read as it arrives. Throws when the connection is lost. */
export const callEvents = <C extends EventsCall>(
  address: AddressOf<C>,
  sent: CallArguments<C> & ReadOptions,
): Promise<OpenedStream<C, EventOf<C>>> => openStream<C, EventOf<C>>(address, sent, readEvents)
