/**
 * The spoken rooms on the real server: time until a reply is heard, alone and as one of ten at once, and when a turn
 * ends. `npm run bench:rooms`; the ten bring a thesis of ours, or with `-- <folder>` the documents in it. With `--talk`
 * only the talk.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { TURN } from '../src/capabilities/voice/spec.ts'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { coreSeconds } from './printing/core-share.ts'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { quantile } from './printing/times.ts'
import { openPaidServer } from './product/open-paid-server.ts'
import { openRoomStudent, type RoomStudent } from './rooms/student.ts'
import { ifItWaited, pausedTurns } from './rooms/turn-ends.ts'
import { type SpokenAnswer, spokenAnswers } from './voice/spoken-answers.ts'

const AT_ONCE = 10
const STAGGERED = 1_500
const TURNS = 4
const TURNS_ALONE = 12
/** An examiner's question is about so long. */
const LISTENS = 8_000
/** The specification's two seconds, and what the level of a room takes to be believed. */
const LATEST = 2.2
/** The Defense Room takes no other. */
const TAKEN = '.pdf'

console.log(`${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`)
if (!process.argv.includes('--talk')) turnEnds()
const answers = await spokenAnswers()
const works = worksToBring()
const server = await openPaidServer({ assistant: 'defense', students: AT_ONCE + 1 })
try {
  const [alone, ...ten] = server.cookies.map((cookie) => openRoomStudent(server.base, cookie))
  await alone!.prepare(works[0]!)
  const soon = await converse(alone!, answers, TURNS_ALONE)
  atMost('alone, from the end of an answer to the first sound: half of them', quantile(soon, 0.5), 'ms', 120)
  toldOnly('  95 of 100', quantile(soon, 0.95), 'ms')
  console.log(`  one after another: ${soon.map(Math.round).join(' ')}`)
  for (const [nth, student] of ten.entries()) await student.prepare(works[nth % works.length]!)
  const before = coreSeconds(server.pid)
  const all = await Promise.all(
    ten.map(async (student, nth) => {
      // Ten speakers do not stay in step for long: each starts at a different moment.
      await pause(nth * STAGGERED)
      const mine = [...answers.slice(nth), ...answers.slice(0, nth)]
      return converse(student, mine, TURNS)
    }),
  )
  const times = all.flat()
  atMost(
    `${AT_ONCE} at once, from the end of an answer to the first sound: the slowest`,
    quantile(times, 1) / 1_000,
    's',
    3,
  )
  toldOnly('  95 of 100', quantile(times, 0.95) / 1_000, 's')
  toldOnly('  half of them', quantile(times, 0.5) / 1_000, 's')
  toldOnly('  what a turn takes of one core', (coreSeconds(server.pid) - before) / times.length, 's')
  toldOnly('memory after all this', await server.memory(), 'MB')
  console.log(`load at the end ${loadavg()[0]!.toFixed(1)}`)
} finally {
  await server.stop()
}
if (overBudget()) process.exitCode = 1

function turnEnds() {
  for (const condition of ['clean', 'babble'] as const) {
    const turns = pausedTurns(condition)
    const percent = (share: number) => Math.round(100 * share)
    console.log(`turn ends, ${condition}: ${turns.length} pauses`)
    const usual = ifItWaited(turns, TURN.silenceEndsTurn)
    atMost('  waits after the last word, 90 of 100', usual.late90 / 1_000, 's', LATEST)
    const cutOff = turns.filter(({ where, calm }) => where === 'in a clause' && calm >= TURN.silenceEndsTurn)
    const unseen = cutOff.filter(({ isOpen }) => !isOpen).length / turns.length
    atMost('  cut off inside a clause, and not asked to go on', percent(unseen), '%', 5)
    // The target, 5 % at 1.3 s, cannot be reached by any silence threshold: decision 0065.
    for (const wait of [1_000, 1_200, 1_600, 2_000, 2_600]) {
      const { falsely, late90 } = ifItWaited(turns, wait)
      toldOnly(
        `  waiting ${wait / 1_000} s: ${percent(falsely)} % ended by mistake, after the last word`,
        late90 / 1_000,
        's',
      )
    }
  }
}

function worksToBring(): Blob[] {
  const folder = process.argv.slice(2).find((one) => !one.startsWith('--'))
  if (!folder) return [new Blob([Uint8Array.from(thesis(30))])]
  return readdirSync(folder)
    .filter((name) => extname(name) === TAKEN)
    .map((name) => new Blob([readFileSync(join(folder, name))]))
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
