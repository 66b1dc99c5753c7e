import type { z } from 'zod'
import type { AddressOf, Call, Lines } from '#contracts/call.ts'
import type { CallArguments } from './call-api.ts'
import { type OpenedStream, openStream } from './open-stream.ts'
import { type ReadOptions, readJsonLines } from './read-lines.ts'

export type LinesCall = Call & { answer: Lines }
export type LineOf<C extends LinesCall> = z.output<C['answer']['lines']>

/** For calls that answer with JSON lines, each read as it arrives. Throws when the connection is lost. */
export const callLines = <C extends LinesCall>(
  address: AddressOf<C>,
  sent: CallArguments<C> & ReadOptions,
): Promise<OpenedStream<C, LineOf<C>>> => openStream<C, LineOf<C>>(address, sent, readJsonLines)
