/**
 * Cost of Voice Chat in time, bytes and memory with the built-in engines. `npm run bench:voice`; with `--quick` a fifth
 * of it; with `--soak` a thousand turns instead. Answers are really spoken, sent to the real server, understood, and
 * answered aloud.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { atMost, overBudget, toldOnly } from './printing/report.ts'
import { openPaidServer } from './product/open-paid-server.ts'
import { fourAtOnce, howManyBytes, howSoon } from './voice/conversation.ts'
import { manySentences, manyTurns } from './voice/soak.ts'
import { spokenAnswers } from './voice/spoken-answers.ts'

const STUDENTS = 40
const quick = process.argv.includes('--quick')
const soak = process.argv.includes('--soak')
const [ROUNDS, GROUPS, TURNS, SENTENCES] = quick ? [8, 2, 100, 50] : [40, 10, 1_000, 500]

console.log(`load at the start ${readLoad()}`)
const answers = await spokenAnswers()
const server = await openPaidServer({ assistant: 'voiceChat', students: STUDENTS })
try {
  // The start itself takes more for a moment.
  await pause(10_000)
  atMost('memory before anybody has spoken', await server.memory(), 'MB', 300)
  if (soak) {
    await manyTurns(server, answers, TURNS)
    await manySentences(SENTENCES)
  } else {
    await howSoon(server, answers, ROUNDS)
    await fourAtOnce(server, answers, GROUPS)
    await howManyBytes(server, answers)
    toldOnly('memory after all this, both engines in both threads', await server.memory(), 'MB')
  }
} finally {
  await server.stop()
}
if (overBudget()) process.exitCode = 1

function readLoad(): string {
  try {
    return readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 2).join(' ')
  } catch {
    return 'unknown'
  }
}
