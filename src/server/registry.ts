/** The server sides of all parts of the product, put together (`parts/`). */
import type { FastifyPluginAsync } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/index.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import type { StudyWorker } from '#capabilities/study/server/index.ts'
import type { Services } from '#ports/services.ts'
import { assistantParts } from './parts/assistant-parts.ts'
import { capabilityParts } from './parts/capability-parts.ts'
import { openEngines } from './parts/open-engines.ts'
import type { Overview, ServerSide } from './parts/server-side.ts'

/** Paths for machines that authenticate otherwise than by coming from our own pages. */
export const machineDoors = [CALLBACK.path]

export type ServerParts = {
  routes: readonly FastifyPluginAsync[]
  /** Starts all background work. */
  startWork(): () => Promise<void>
  close(): Promise<void>
}

type AroundParts = Pick<Overview, 'held'> & {
  /** The worker the built-in engine uses too; without one the parts have their own. */
  studyWorker?: StudyWorker | undefined
}

export function openParts(services: Services, auth: Auth, { held, studyWorker }: AroundParts): ServerParts {
  const engines = openEngines(services, studyWorker)
  const overview: Overview = {
    held,
    personalData: () =>
      whatAllHave(({ personalData }) => (personalData === 'keeps-none' ? [] : personalData)),
    ownersOfFiles: () => whatAllHave(({ ownsFiles }) => (ownsFiles === 'keeps-none' ? [] : [ownsFiles])),
    lines: () => whatAllHave(({ waiting }) => (waiting === 'nothing-waits' ? [] : [waiting])),
  }
  const assistants = assistantParts(services, auth, engines)
  const { accounts, ...others } = capabilityParts(services, auth, engines, overview)
  // The user's own row goes last: the other deletions still need to find it.
  const whatAllHave = <Thing>(thingsOf: (part: ServerSide) => readonly Thing[]): Thing[] =>
    [...Object.values(others), ...Object.values(assistants), accounts].flatMap(thingsOf)

  // Users of documents (an analysis) start before the part that deletes them.
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
