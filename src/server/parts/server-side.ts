/** What one part of the product brings to the server. Nothing may be left out: what a part has not, it says. */
import type { FastifyPluginAsync } from 'fastify'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import type { Line } from '#capabilities/administration/server/checks.ts'
import type { OwnsFile } from '#capabilities/documents/server/retention.ts'

export type ServerSide = {
  routes: readonly FastifyPluginAsync[]
  /** For "export my data" and "delete my account". */
  personalData: readonly PersonalData[] | 'keeps-none'
  /** Files of its own beside the documents: what nobody owns is cleared away. */
  ownsFiles: OwnsFile | 'keeps-none'
  /** Begins what it does by itself in the role `worker`; what comes back ends it cleanly. */
  work: (() => () => Promise<void>) | 'nothing'
  /** Work of people that may have to wait its turn: a line of the administrator's Checks page. */
  waiting: Line | 'nothing-waits'
  close: (() => Promise<void>) | 'nothing'
}

/** What a few parts do over all of them. Asked for when all are there. */
export type Overview = {
  personalData(): PersonalData[]
  ownersOfFiles(): OwnsFile[]
  lines(): Line[]
}
