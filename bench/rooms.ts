/**
 * The spoken rooms on the real server: how soon there is a first question after 250 pages, ten sessions at once, and when a
 * turn ends. `npm run bench:rooms`.
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { TURN } from '../src/capabilities/voice/spec.ts'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { quantile } from './printing/times.ts'
import { openPaidServer } from './product/open-paid-server.ts'
import { openRoomStudent } from './rooms/student.ts'
import { ifItWaited, pausedTurns } from './rooms/turn-ends.ts'
import { spokenAnswers } from './voice/spoken-answers.ts'

const AT_ONCE = 10
const STAGGERED = 1_500
const TURNS = 4
/** An examiner's question is about so long. */
const LISTENS = 8_000
const PAGES = 250
/** The specification's two seconds, and what the level of a room takes to be believed. */
const LATEST = 2.2
const pdf = (pages: number) => new Blob([Uint8Array.from(thesis(pages))])

console.log(`${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`)
for (const condition of ['clean', 'babble'] as const) {
  const turns = pausedTurns(condition)
  const percent = (share: number) => Math.round(100 * share)
  console.log(`turn ends, ${condition}: ${turns.length} pauses`)
  const usual = ifItWaited(turns, TURN.silenceEndsTurn)
  atMost('  waits after the last word, 90 of 100', usual.late90 / 1_000, 's', LATEST)
  const cutOff = turns.filter(({ where, calm }) => where === 'in a clause' && calm >= TURN.silenceEndsTurn)
  const unseen = cutOff.filter(({ isOpen }) => !isOpen).length / turns.length
  atMost('  cut off inside a clause, and not asked to go on', percent(unseen), '%', 5)
  // What was wished for, 5 % at 1.3 s, no silence can give: decision 0065.
  for (const wait of [1_000, 1_200, 1_600, 2_000, 2_600]) {
    const { falsely, late90 } = ifItWaited(turns, wait)
    toldOnly(
      `  waiting ${wait / 1_000} s: ${percent(falsely)} % ended by mistake, after the last word`,
      late90 / 1_000,
      's',
    )
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
      await pause(nth * STAGGERED)
      student.begin()
      for (let turn = 0; turn < TURNS; turn += 1) {
        taken.push(await student.turn(answers[(nth + turn) % answers.length]!))
        await pause(LISTENS)
      }
      student.leave()
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
