/** The server parts both rooms share, as one unit: for their routes and for background work. */

import { jobJanitor } from '#background/job-janitor.ts'
import { leaseOwner } from '#background/lease-owner.ts'
import { startPeriodicTask } from '#background/periodic-task.ts'
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { CloseReader, StudyWorker } from '#capabilities/study/server/index.ts'
import { type Voice, wordsToExpect } from '#capabilities/voice/server/index.ts'
import { hours } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import type { RoomId } from '../rules/names.ts'
import { allAsked } from '../rules/plan/all-asked.ts'
import { PROCESSING, SAYS, SESSION } from '../spec.ts'
import { advising } from './advising.ts'
import { clockKeeper } from './clock/clock-keeper.ts'
import { nextMoves } from './next-move.ts'
import { openPlanThreads } from './planning/plan-threads.ts'
import type { Planner } from './planning/planner.ts'
import { preparer } from './preparer.ts'
import { PREPARING } from './preparing.ts'
import type { OralRoomConfig } from './room-config.ts'
import {
  findOwnSession,
  findPlan,
  forgetOlderThan,
  leftAlone,
  sessionJobs,
  sessionsKeptSince,
  tooSlow,
} from './session-rows.ts'
import type { SessionRow } from './tables.ts'
import { uploads as openUploads } from './uploads.ts'

export type OralSessions = ReturnType<typeof openOralSessions>

type OralSessionsDeps = {
  documents: Documents
  voice: Voice
  closeReader: CloseReader
  studyWorker: StudyWorker
  rooms: Record<RoomId, OralRoomConfig>
}

/** Tests pass their own planner if they must delay it or make it fail. */
export function openOralSessions(
  services: Services,
  { documents, voice, closeReader, studyWorker, rooms }: OralSessionsDeps,
  planner: Planner = openPlanThreads(),
) {
  const { db, now } = services
  const holder = leaseOwner()
  const roomOf = (row: SessionRow): OralRoomConfig => rooms[row.assistant]
  const preparing = preparer(services, holder, async (...asked) => {
    const { prepareOne } = await import('./prepare-one.ts')
    return prepareOne({ services, documents, voice, closeReader, planner, roomOf })(...asked)
  })
  const uploads = openUploads(services, holder, documents)
  const clock = clockKeeper(services)

  /** Preparation took too long: end the session, charge nothing. */
  async function giveUp(row: SessionRow): Promise<void> {
    const over = { state: 'failed', problem: 'too-slow', error: SAYS.tookTooLong, sentAs: null } as const
    await sessionJobs.change(
      db,
      { id: row.id, from: 'processing' },
      { ...over, leaseHolder: null, leaseUntil: null },
    )
    preparing.stop(row.id)
  }
  async function isTooSlow({ state, createdAt, userId, documentId }: SessionRow): Promise<boolean> {
    const isLate = (since: Date) => now().getTime() - since.getTime() > PROCESSING.longest
    if (state !== 'processing' || !isLate(createdAt)) return false
    const document = documentId ? await documents.find(userId, documentId) : undefined
    if (document?.status !== 'reading') return isLate(document?.lastUsedAt ?? createdAt)
    // A scan is read page by page, as long as it takes; of a reading somewhere else, that place knows.
    const { isReading, scannedStep } = documents.reading
    return isReading(document.id) && !scannedStep(document.id)
  }

  /** Ends preparations that take too long, and abandoned conversations. */
  async function giveUpOld(): Promise<void> {
    for (const row of await tooSlow(db, new Date(now().getTime() - PROCESSING.longest)))
      if (await isTooSlow(row)) await giveUp(row)
    for (const row of await leftAlone(db, new Date(now().getTime() - SESSION.keptOpen)))
      await clock.end(row, 'away')
  }

  const care = jobJanitor(services, {
    plural: 'Sessions',
    lookEvery: PREPARING.lookEvery,
    rows: sessionJobs,
    unsent: { find: sessionJobs.abandoned, discard: uploads.discard },
    wake: preparing.wake,
    also: giveUpOld,
  })

  const tidy = () => forgetOlderThan(db, sessionsKeptSince(now()))

  return {
    services,
    documents,
    voice,
    uploads,
    preparing,
    clock,
    /** Words the recogniser expects in a session: the work, and above all the sentences asked about. */
    words: wordsToExpect(documents, async ({ userId, session: id }) => {
      const row = await findOwnSession(db, { userId, id }, now())
      const plan = row && (await findPlan(db, row))?.plan
      return { documentId: row?.documentId ?? undefined, asked: plan && allAsked(plan) }
    }),
    advise: advising({ documents, closeReader, studyWorker }),
    nextMove: nextMoves({ services, documents, closeReader, studyWorker }),
    roomOf,
    giveUp,
    isTooSlow,
    takeUp: care.takeUp,
    tidy,
    waiting: () => sessionJobs.waiting(services.db, services.now()),

    /** Prepares a session as soon as its document has been read. */
    pursue({ documentId }: SessionRow): void {
      const read = documents.reading.finished(documentId ?? '')
      void read?.then(preparing.wake)
      if (read) planner.load()
      preparing.wake()
    },

    /** In the role `worker`. The returned function ends it. */
    start(): () => Promise<void> {
      const tidying = startPeriodicTask({ every: hours(1), after: 0, work: tidy, onFault: care.onFault })
      const looking = care.start()
      return async () => void (await Promise.all([tidying.stop(), looking.stop()]))
    },

    async close(): Promise<void> {
      await preparing.close()
      await planner.stop()
    },
  }
}
