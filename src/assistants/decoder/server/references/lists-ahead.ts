/** Lists that were read before the student asked for them: the first one of a thread takes seconds. */
import type { ReferenceStyle } from '#capabilities/references/index.ts'
import type { Decoder } from '../decoder.ts'
import type { ReferencesDone } from './references-thread.ts'

const MOST_HELD = 20

type ListWanted = { style?: ReferenceStyle | undefined; library?: string }

export function listsAhead(work: Decoder['references']['work']) {
  const ahead = new Map<string, Promise<ReferencesDone>>()

  function read(
    { sessionId, bookPath }: { sessionId: string; bookPath: string },
    { style, library }: ListWanted = {},
  ): Promise<ReferencesDone> {
    if (style || library) return work({ kind: 'judge', bookPath, style: style ?? null, library })
    const held = ahead.get(sessionId) ?? work({ kind: 'judge', bookPath, style: null })
    ahead.delete(sessionId)
    ahead.set(sessionId, held)
    for (const [oldest] of ahead) if (ahead.size > MOST_HELD) ahead.delete(oldest)
    // A list that failed is read again when it is asked for.
    held.catch(() => ahead.delete(sessionId))
    return held
  }
  return read
}
