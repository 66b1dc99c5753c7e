/**
 * The spoken rooms on the real server: how soon there is a first question after 250 pages, ten sessions at once, and when a
 * turn ends. `npm run bench:rooms`.
 */
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { quantile } from './printing/times.ts'
import { openPaidServer } from './product/open-paid-server.ts'
import { openRoomStudent } from './rooms/student.ts'
import { turnEnds } from './rooms/turn-ends.ts'
import { spokenAnswers } from './voice/spoken-answers.ts'

const AT_ONCE = 10
const TURNS = 4
const PAGES = 250
const pdf = (pages: number) => new Blob([Uint8Array.from(thesis(pages))])

console.log(`${availableParallelism()} cores`)
for (const condition of ['clean', 'babble'] as const) {
  const { falsely, pauses, late90 } = turnEnds(condition)
  atMost(`turn ends, ${condition}: pauses that end it by mistake, of ${pauses}`, falsely, '', pauses * 0.05)
  atMost(`turn ends, ${condition}: waits after the last word, 90 of 100`, late90 / 1_000, 's', 1.3)
  for (const waits of [1_200, 1_600, 2_600]) {
    const other = turnEnds(condition, waits)
    const what = `  if it waited ${waits / 1_000} s: by mistake ${other.falsely}, after the last word`
    toldOnly(what, other.late90 / 1_000, 's')
  }
}

const answers = await spokenAnswers()
const server = await openPaidServer({ assistant: 'defense', students: AT_ONCE + 1 })
try {
  const students = server.cookies.map((cookie) => openRoomStudent(server.base, cookie))
  const [first, ...ten] = students
  const soon = await first!.prepare(pdf(PAGES))
  atMost(`first question after ${PAGES} pages are uploaded`, soon / 1_000, 's', 6)
  await Promise.all(ten.map((student) => student.prepare(pdf(30))))
  const times = await Promise.all(
    ten.map(async (student, nth) => {
      const taken: number[] = []
      // Nobody speaks in step with nine others for long: each begins where they begin.
      await pause(nth * 900)
      for (let turn = 0; turn < TURNS; turn += 1) {
        taken.push(await student.turn(answers[(nth + turn) % answers.length]!.whole))
        await pause(8_000)
      }
      return taken
    }),
  )
  const all = times.flat()
  atMost(
    `${AT_ONCE} sessions at once, from the end of an answer to the first sound: 95 of 100`,
    quantile(all, 0.95) / 1_000,
    's',
    3,
  )
  toldOnly('  half of them', quantile(all, 0.5) / 1_000, 's')
  toldOnly('memory after all this', await server.memory(), 'MB')
} finally {
  await server.stop()
}
if (overBudget()) process.exitCode = 1
