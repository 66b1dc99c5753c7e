import { describe, expect, it } from 'vitest'
import { hours, minutes } from '#kit/time.ts'
import { type CheckFigures, judgeChecks } from './judge-checks.ts'

const DAY = hours(24)
const now = new Date('2026-11-22T08:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const quiet: CheckFigures = {
  now,
  payments: { off: false, completed: 4, failed: 1, waiting: 0 },
  work: [{ what: 'Decks', waiting: 0, since: null }],
  store: undefined,
  engines: [{ name: 'a-model', problem: undefined }],
  lastCopy: ago(hours(3)),
  held: new Map(),
}
const wrong = (change: Partial<CheckFigures>) =>
  judgeChecks({ ...quiet, ...change })
    .filter(({ fine }) => !fine)
    .map(({ what, says }) => `${what}: ${says}`)

describe('what is wrong now', () => {
  it('is nothing on a quiet morning, and everything is said all the same', () => {
    expect(judgeChecks(quiet)).toEqual([
      { what: 'Payments', fine: true, says: 'In the last hour 4 completed and 1 failed.' },
      { what: 'Decks', fine: true, says: 'Nothing is waiting.' },
      { what: 'Files', fine: true, says: 'There is space.' },
      { what: 'a-model', fine: true, says: 'Answers.' },
      { what: 'Backups', fine: true, says: 'The last backup is 3 hours old.' },
      { what: 'Waiting for others', fine: true, says: 'No request has held this server up in the last day.' },
    ])
  })

  it('is payments of which more fail than go through, or that hear nothing', () => {
    const payments = (change: Partial<CheckFigures['payments']>) =>
      wrong({ payments: { ...quiet.payments, ...change } })
    expect(payments({ failed: 4 })).toEqual([])
    expect(payments({ failed: 2, completed: 0 })).toEqual([])
    expect(payments({ failed: 5 })).toEqual([
      'Payments: In the last hour 4 completed and 5 failed. More are failing than succeeding.',
    ])
    expect(payments({ waiting: 1 })).toEqual([
      'Payments: 1 payment without a result for over 15 minutes. Is a worker running, and does pawaPay answer?',
    ])
    expect(payments({ off: true })).toEqual(['Payments: Payments are switched off: nobody can buy anything.'])
  })

  it('is work that nobody takes up for more than five minutes', () => {
    const decks = (ms: number) => wrong({ work: [{ what: 'Decks', waiting: 2, since: ago(ms) }] })
    expect(decks(minutes(5))).toEqual([])
    expect(decks(minutes(6))).toEqual([
      'Decks: 2 in the queue, the first for 6 minutes. Is a worker running?',
    ])
  })

  it('is a request for which everybody else waited, for a day', () => {
    const held = (ms: number) =>
      wrong({
        held: new Map([
          ['GET /api/access', { times: 1, longestMs: 300, lastAt: ago(hours(30)) }],
          ['POST /ai/humanizer', { times: 3, longestMs: 5_140, lastAt: ago(ms) }],
        ]),
      })
    expect(held(minutes(12))).toEqual([
      'Waiting for others: POST /ai/humanizer held this server up 12 minutes ago, 3 times since the start, for 5.1 s at the longest. Everybody else waited.',
    ])
    expect(held(hours(25))).toEqual([])
  })

  it('is a store without room and a provider that does not answer', () => {
    expect(wrong({ store: 'The disk is full.' })).toEqual(['Files: The disk is full.'])
    expect(wrong({ engines: [{ name: 'a-model', problem: 'The key is refused.' }] })).toEqual([
      'a-model: The key is refused.',
    ])
  })

  it('is a copy that is older than a day and a quarter, or none', () => {
    expect(wrong({ lastCopy: ago(hours(30)) })).toEqual([])
    expect(wrong({ lastCopy: ago(hours(31)) })).toEqual(['Backups: The last backup is 31 hours old.'])
    expect(wrong({ lastCopy: ago(9 * DAY) })).toEqual(['Backups: The last backup is 9 days old.'])
    expect(wrong({ lastCopy: null })).toEqual(['Backups: No backup has ever been made with npm run backup.'])
  })
})
