/**
 * What Voice Chat costs in time, bytes and memory with the built-in engines. `npm run bench:voice`; with `--quick` a fifth
 * of it; with `--soak` a thousand turns instead. Answers are really spoken, sent to the real server, understood, and answered aloud.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fourAtOnce, howManyBytes, howSoon } from './voice/conversation.ts'
import { anyOver, budget, megabytes } from './voice/figures.ts'
import { openServer } from './voice/open-server.ts'
import { manySentences, manyTurns } from './voice/soak.ts'
import { spokenAnswers } from './voice/spoken-answers.ts'

const quick = process.argv.includes('--quick')
const soak = process.argv.includes('--soak')
const [ROUNDS, GROUPS, TURNS, SENTENCES] = quick ? [8, 2, 100, 50] : [40, 10, 1_000, 500]

console.log(`load at the start ${readLoad()}`)
const answers = await spokenAnswers()
const server = await openServer()
try {
  // The start itself takes more for a moment.
  await pause(10_000)
  budget('memory before anybody has spoken', (await server.memory()) / 1e6, 300, 'MB')
  if (soak) {
    await manyTurns(server, answers, TURNS)
    await manySentences(SENTENCES)
  } else {
    await howSoon(server, answers, ROUNDS)
    await fourAtOnce(server, answers, GROUPS)
    await howManyBytes(server, answers)
    console.log(`memory after all this, both engines in both threads ${megabytes(await server.memory())}`)
  }
} finally {
  await server.stop()
}
if (anyOver()) process.exitCode = 1

function readLoad(): string {
  try {
    return readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 2).join(' ')
  } catch {
    return 'unknown'
  }
}
