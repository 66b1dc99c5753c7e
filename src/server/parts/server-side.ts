/** The server side of one part of the product. Nothing may be left out: a part states what it does not have. */
import type { FastifyPluginAsync } from 'fastify'
import type { PersonalData } from '#capabilities/accounts/server/index.ts'
import type { ProgramState, QueueCheck } from '#capabilities/administration/server/setup.ts'
import type { OwnsFile } from '#capabilities/documents/server/setup.ts'

export type ServerSide = {
  routes: readonly FastifyPluginAsync[]
  /** For "export my data" and "delete my account". */
  personalData: readonly PersonalData[] | 'keeps-none'
  /** Files it owns beside the documents: files without an owner are deleted. */
  ownsFiles: OwnsFile | 'keeps-none'
  /** Starts its background work in the role `worker`; the returned function stops it cleanly. */
  work: (() => () => Promise<void>) | 'nothing'
  /** Users' work that may have to queue: a line of the administrator's Checks page. */
  waiting: QueueCheck | 'nothing-waits'
  close: (() => Promise<void>) | 'nothing'
}

/** Functions of a few parts that span all of them. Called once all are there. */
export type Overview = ProgramState & {
  personalData(): PersonalData[]
  ownersOfFiles(): OwnsFile[]
}
