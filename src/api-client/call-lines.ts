import type { z } from 'zod'
import type { AddressOf, Call, Lines } from '#contracts/call.ts'
import type { Sent } from './call-api.ts'
import { type Opened, openAnswer } from './open-stream.ts'
import { type ReadOptions, readJsonLines } from './read-lines.ts'

export type LinesCall = Call & { answer: Lines }
export type LineOf<C extends LinesCall> = z.output<C['answer']['lines']>

/** For calls that answer with JSON lines, each read as it arrives. Throws when the connection is lost. */
export const askLines = <C extends LinesCall>(
  address: AddressOf<C>,
  sent: Sent<C> & ReadOptions,
): Promise<Opened<C, LineOf<C>>> => openAnswer<C, LineOf<C>>(address, sent, readJsonLines)
