/** Everything the parts of the product bring to the server, put together (`parts/`). */
import type { FastifyPluginAsync } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import type { StudyWorker } from '#capabilities/study/server/worker/study-worker.ts'
import type { Outside } from '#ports/outside.ts'
import { assistantParts } from './parts/assistant-parts.ts'
import { capabilityParts } from './parts/capability-parts.ts'
import { openEngines } from './parts/open-engines.ts'
import type { Overview, ServerSide } from './parts/server-side.ts'

/** Doors for machines that prove themselves otherwise than by coming from our own pages. */
export const machineDoors = [CALLBACK.path]

export type Parts = {
  routes: readonly FastifyPluginAsync[]
  /** Begins all that goes on by itself. */
  startWork(): () => Promise<void>
  close(): Promise<void>
}

/** `shared`: the worker that the built-in engine asks too; without one the parts have their own. */
export function openParts(outside: Outside, auth: Auth, shared?: StudyWorker): Parts {
  const engines = openEngines(outside, shared)
  const overview: Overview = {
    personalData: () =>
      whatAllHave(({ personalData }) => (personalData === 'keeps-none' ? [] : personalData)),
    ownersOfFiles: () => whatAllHave(({ ownsFiles }) => (ownsFiles === 'keeps-none' ? [] : [ownsFiles])),
    lines: () => whatAllHave(({ waiting }) => (waiting === 'nothing-waits' ? [] : [waiting])),
  }
  const assistants = assistantParts(outside, auth, engines)
  const { accounts, ...others } = capabilityParts(outside, auth, engines, overview)
  // The person's own row goes last: what else is forgotten of them still finds it.
  const whatAllHave = <Thing>(thingsOf: (part: ServerSide) => readonly Thing[]): Thing[] =>
    [...Object.values(others), ...Object.values(assistants), accounts].flatMap(thingsOf)

  // What keeps documents (an analysis) begins before what lets them go.
  const parts = [...Object.values(assistants), accounts, ...Object.values(others)]
  return {
    routes: parts.flatMap(({ routes }) => routes),
    startWork() {
      const ends = parts.flatMap(({ work }) => (work === 'nothing' ? [] : work()))
      return async () => void (await Promise.all(ends.map((end) => end())))
    },
    async close() {
      for (const { close } of parts) if (close !== 'nothing') await close()
    },
  }
}
