/** Long days: a thousand turns with the real server, and five hundred sentences with the voice alone. */
import { engineThreads } from '../../src/ports/speech-engines/engine-threads.ts'
import { fliteSpeechOut } from '../../src/ports/speech-out/speech-out.flite.ts'
import { soakSentences } from './answers.ts'
import { at, budget, megabytes, ms, must, timed } from './figures.ts'
import type { Server } from './open-server.ts'
import type { SpokenAnswer } from './spoken-answers.ts'
import { openStudent } from './student.ts'

export async function manyTurns(server: Server, answers: SpokenAnswer[], turns: number): Promise<void> {
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
    process.stdout.write(` ${megabytes(marks.at(-1)!)}`)
  }
  console.log(`\n  first sound, half ${ms(at(soon, 0.5))}, 95 of 100 ${ms(at(soon, 0.95))}`)
  // The first tenth loads what is needed.
  budget('  growth from the second tenth to the last', 100 * (marks.at(-1)! / marks[1]! - 1), 10, '%')
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
  const growth = 100 * (at(late, 0.5) / at(early, 0.5) - 1)
  console.log(`${count} sentences by the voice: half ${ms(at(each, 0.5))}, the slowest ${ms(at(each, 1))}`)
  budget('  growth from the second tenth to the last', growth, 10, '%')
  pool.close()
}
