/** Long days: a thousand turns with the real server, and five hundred sentences with the voice alone. */
import { engineThreads } from '../../src/ports/speech-engines/engine-threads.ts'
import { fliteSpeechOut } from '../../src/ports/speech-out/speech-out.flite.ts'
import { atMost } from '../printing/report.ts'
import { quantile, timed } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { soakSentences } from './answers.ts'
import type { SpokenAnswer } from './spoken-answers.ts'
import { openStudent } from './student.ts'

export async function manyTurns(server: PaidServer, answers: SpokenAnswer[], turns: number): Promise<void> {
  console.log(`${turns} turns by ${server.cookies.length} students:`)
  const students = server.cookies.map((cookie) => openStudent(server.base, cookie))
  const marks: number[] = []
  const soon: number[] = []
  process.stdout.write('  memory at every tenth ')
  for (let i = 0; i < turns; i += 1) {
    const answer = answers[i % answers.length]!
    soon.push((await students[i % students.length]!.turn(answer.whole)).firstSound)
    if ((i + 1) % (turns / 10) !== 0) continue
    marks.push(await server.memory())
    process.stdout.write(` ${marks.at(-1)!.toFixed(1)} MB`)
  }
  console.log(
    `\n  first sound, half ${quantile(soon, 0.5).toFixed(0)} ms, 95 of 100 ${quantile(soon, 0.95).toFixed(0)} ms`,
  )
  // The first tenth is warm-up.
  atMost('  growth from the second tenth to the last', 100 * (marks.at(-1)! / marks[1]! - 1), '%', 10)
  for (const student of students) student.leave()
}

export async function manySentences(count: number): Promise<void> {
  const pool = engineThreads()
  const voice = fliteSpeechOut({ pool })
  const each: number[] = []
  const memory: number[] = []
  for (const text of soakSentences(count)) {
    each.push((await timed(async () => must(await voice.speak({ text, persona: 'companion' }))))[1])
    memory.push(process.memoryUsage.rss())
  }
  // Every sentence takes a fresh program and gives it back when it suits the collector: the middle of a fifth tells.
  const [early, late] = [memory.slice(count / 10, (3 * count) / 10), memory.slice(-count / 5)]
  const growth = 100 * (quantile(late, 0.5) / quantile(early, 0.5) - 1)
  console.log(
    `${count} sentences by the voice: half ${quantile(each, 0.5).toFixed(0)} ms, the slowest ${quantile(each, 1).toFixed(0)} ms`,
  )
  atMost('  growth from the second tenth to the last', growth, '%', 10)
  pool.close()
}

function must<Value>(
  result: { ok: true; value: Value } | { ok: false; problem: { message: string } },
): Value {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
