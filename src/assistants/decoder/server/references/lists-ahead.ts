/** Lists that were read before the student asked for them: the first one of a thread takes seconds. */
import type { ReferenceStyle } from '#capabilities/references/index.ts'
import type { Decoder } from '../decoder.ts'
import type { ReferencesDone } from './references-thread.ts'

const MOST_HELD = 20

type ListWanted = { style?: ReferenceStyle | undefined; library?: string }
type WorkRead = { sessionId: string; storedPath: string }

export function listsAhead(work: Decoder['references']['work']) {
  const ahead = new Map<string, Promise<ReferencesDone>>()

  function start({ sessionId, storedPath }: WorkRead): Promise<ReferencesDone> {
    const reading = work({ kind: 'judge', storedPath, style: null })
    ahead.set(sessionId, reading)
    for (const [oldest] of ahead) if (ahead.size > MOST_HELD) ahead.delete(oldest)
    // A list that failed is read again when it is asked for.
    reading.catch(() => ahead.get(sessionId) === reading && ahead.delete(sessionId))
    return reading
  }

  return {
    prepare(wanted: WorkRead) {
      if (!ahead.has(wanted.sessionId)) start(wanted)
    },
    async read(wanted: WorkRead, { style, library }: ListWanted = {}): Promise<ReferencesDone> {
      if (style || library)
        return work({ kind: 'judge', storedPath: wanted.storedPath, style: style ?? null, library })
      const held = () => ahead.get(wanted.sessionId)
      // What went wrong before the student asked is not theirs: it is tried once more, for all who wait.
      return held()?.catch(() => held() ?? start(wanted)) ?? start(wanted)
    },
  }
}
