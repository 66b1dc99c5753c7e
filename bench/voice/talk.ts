/** The Defense Room on the real server: from the end of an answer to the first sound of the reply, alone and in company. */
import { setTimeout as pause } from 'node:timers/promises'
import { thesis } from '../../tests/fixtures/make/papers.ts'
import { coreSeconds } from '../printing/core-share.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { openRoomStudent, type RoomStudent } from './room-student.ts'
import type { SpokenAnswer } from './spoken-answers.ts'

/** Between the beginnings of two: speakers do not stay in step for long. */
const STAGGERED = 1_500
const TURNS_IN_COMPANY = 4
/** An examiner's question is about so long. */
const LISTENS = 8_000

export async function measureTalk(
  server: PaidServer,
  answers: readonly SpokenAnswer[],
  { atOnce, turnsAlone, firstSound }: { atOnce: number; turnsAlone: number; firstSound: number },
): Promise<void> {
  const work = new Blob([Uint8Array.from(thesis(30))])
  const [alone, ...company] = server.cookies
    .slice(0, atOnce + 1)
    .map((cookie) => openRoomStudent(server.base, cookie))
  const began = performance.now()
  await company[0]!.prepare(new Blob([Uint8Array.from(thesis(250))]))
  atMost('250 pages, from the first byte to the first question', (performance.now() - began) / 1_000, 's', 6)
  await alone!.prepare(work)
  const soon = await converse(alone!, answers, turnsAlone)
  atMost(
    'alone, from the end of an answer to the first sound: half of them',
    quantile(soon, 0.5),
    'ms',
    firstSound,
  )
  toldOnly('  95 of 100', quantile(soon, 0.95), 'ms')
  console.log(`  one after another: ${soon.map(Math.round).join(' ')}`)
  for (const student of company) await student.prepare(work)
  const before = coreSeconds(server.pid)
  const turns = await Promise.all(
    company.map(async (student, nth) => {
      await pause(nth * STAGGERED)
      return converse(student, [...answers.slice(nth), ...answers.slice(0, nth)], TURNS_IN_COMPANY)
    }),
  )
  const times = turns.flat()
  atMost(`${atOnce} at once: the slowest`, quantile(times, 1) / 1_000, 's', 3)
  toldOnly('  95 of 100', quantile(times, 0.95) / 1_000, 's')
  toldOnly('  half of them', quantile(times, 0.5) / 1_000, 's')
  toldOnly('  what a turn takes of one core', (coreSeconds(server.pid) - before) / times.length, 's')
  toldOnly('memory of the server after all this', await server.memory(), 'MB')
}

async function converse(student: RoomStudent, answers: readonly SpokenAnswer[], turns: number) {
  await student.begin()
  const taken: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    // The opening, and then each reply.
    await pause(LISTENS)
    taken.push(await student.turn(answers[turn % answers.length]!))
  }
  student.leave()
  return taken
}
