/** A whole world that stays on this machine. Override the part a test is about. */

import { documentProblem } from '#capabilities/documents/index.ts'
import { minutes, seconds } from '#kit/time.ts'
import type { Database } from '#ports/database/database.ts'
import { readDocumentsInChildren } from '#ports/document-text/document-text.children.ts'
import { fakeFiles } from '#ports/files/files.fake.ts'
import { fakeMail } from '#ports/mail/mail.fake.ts'
import { fakeGateway } from '#ports/payment-gateway/payment-gateway.fake.ts'
import type { Services } from '#ports/services.ts'
import { testEngines } from './engines.ts'

export function fakeOutside(db: Database, now: () => Date) {
  const silent: Services['log'] = { info() {}, warn() {}, error() {} }
  return {
    db,
    mail: fakeMail(),
    gateway: fakeGateway(),
    payments: { mode: 'emulator', requireSignature: true, sellWithoutModel: false, phoneSimulator: null },
    ...testEngines(),
    closeReading: { model: null, window: 16_384, budget: 150_000, waitAtMost: minutes(5) },
    registries: [],
    files: fakeFiles({ now }),
    // Low-priority work may wait for minutes while another program keeps the machine busy.
    documentText: readDocumentsInChildren({ problemOf: documentProblem, limits: { givesWay: false } }),
    documentRetention: { days: 30, count: 100, megabytes: 1_000 },
    scans: { pagesOfDocument: 200 },
    hearing: { longestWait: seconds(8) },
    log: silent,
    now,
    baseUrl: 'http://localhost:3000',
    elapsed: () => now().getTime(),
    passing: () => {},
    secret: 'a secret for tests, long enough to be one',
  } satisfies Services
}
