/** Which of many functions and expressions keep a core for long over one of the texts: each is tried in a thread that can be ended. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Expression } from './expressions.ts'
import type { TextFunction } from './text-functions.ts'

export type Tried = TextFunction | Expression
export const nameTried = (one: Tried): string => ('where' in one ? one.where : `${one.file} ${one.name}`)

type Trying = {
  texts: readonly (readonly [name: string, text: string])[]
  /** Milliseconds of its own time on a core. */
  longest: number
  /** What says nothing for so long has hung. */
  hangs: number
}

export async function slowAmong(
  tried: readonly Tried[],
  { texts, longest, hangs }: Trying,
): Promise<string[]> {
  const newThread = () =>
    new Worker(new URL('./slow-among-thread.ts', import.meta.url), { workerData: { texts, longest } })
  const slow: string[] = []
  let thread = newThread()
  for (const one of tried) {
    thread.postMessage(one)
    let at = ''
    for (;;) {
      const said = (await once(thread, 'message', { signal: AbortSignal.timeout(hangs) })
        .then(([message]) => message)
        .catch(() => 'nothing')) as 'nothing' | { at: string } | { slow: string[] }
      if (said === 'nothing') {
        slow.push(`${nameTried(one)}: ${at}, without end`)
        await thread.terminate()
        thread = newThread()
        break
      }
      if ('slow' in said) {
        slow.push(...said.slow)
        break
      }
      at = said.at
    }
  }
  await thread.terminate()
  return slow
}
