/**
 * A conversation with the real server: time until something is heard, alone and among others, and its cost in bytes.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { ANSWERS, wordsHeard } from './answers.ts'
import { REST_OF_SILENCE, type SpokenAnswer } from './spoken-answers.ts'
import { type How, openStudent, type Student } from './student.ts'

async function inSilence(student: Student, { early, rest }: SpokenAnswer) {
  const after = await student.sendSoFar(early)
  return { rest, after }
}

export async function howSoon(server: PaidServer, answers: SpokenAnswer[], rounds: number): Promise<void> {
  const students = server.cookies.map((cookie) => openStudent(server.base, cookie))
  const prepared: number[] = []
  const plain: number[] = []
  let right = 0
  const [first] = answers
  const opening = await students[0]!.turn(first!.whole)
  console.log(`The very first turn, with nothing loaded:  ${opening.firstSound.toFixed(0)} ms`)
  for (let i = 0; i < rounds; i += 1) {
    const answer = answers[i % answers.length]!
    const student = students[i % students.length]!
    const { rest, after } = await inSilence(student, answer)
    await pause(REST_OF_SILENCE)
    const turn = await student.turn(rest, { after })
    prepared.push(turn.firstSound)
    right += wordsHeard(ANSWERS[i % ANSWERS.length]!, turn.heard)
    await pause(REST_OF_SILENCE)
    plain.push((await student.turn(answer.whole)).firstSound)
    await pause(REST_OF_SILENCE)
  }
  console.log(`From the end of a recording to the first sound in the browser, ${rounds} turns:`)
  atMost('  begun in the silence, half of them', quantile(prepared, 0.5), 'ms', 120)
  atMost('  begun in the silence, 95 of 100', quantile(prepared, 0.95), 'ms', 500)
  console.log(
    `  begun at the end, half ${quantile(plain, 0.5).toFixed(0)} ms, 95 of 100 ${quantile(plain, 0.95).toFixed(0)} ms`,
  )
  console.log(`  ${((100 * right) / rounds).toFixed(0)} % of the words understood (a synthetic voice)`)
  for (const student of students) student.leave()
}

export async function fourAtOnce(server: PaidServer, answers: SpokenAnswer[], rounds: number): Promise<void> {
  const soon: number[] = []
  for (let i = 0; i < rounds; i += 1) {
    const speakers = [0, 1, 2, 3].map((speaker) => ({
      student: openStudent(server.base, server.cookies[(4 * i + speaker) % server.cookies.length]!),
      answer: answers[(i + speaker) % answers.length]!,
    }))
    const begun = await Promise.all(speakers.map(({ student, answer }) => inSilence(student, answer)))
    await pause(REST_OF_SILENCE)
    const turns = await Promise.all(
      speakers.map(({ student }, n) => student.turn(begun[n]!.rest, { after: begun[n]!.after })),
    )
    soon.push(...turns.map(({ firstSound }) => firstSound))
    await pause(REST_OF_SILENCE)
    for (const { student } of speakers) student.leave()
  }
  console.log(`Four who stop at the same moment, ${rounds} times: half ${quantile(soon, 0.5).toFixed(0)} ms`)
  atMost('  the slowest', quantile(soon, 1), 'ms', 1_500)
}

type Rung = { name: string; how: How; twice?: boolean; most?: number }

/** The recogniser makes no difference to our bytes: a browser that hears sends its transcript beside the recording. */
const RUNGS: Rung[] = [
  { name: 'built-in voice, MP3', how: { speaks: 'mp3' }, most: 4.5 },
  { name: 'built-in voice, Opus', how: { speaks: 'opus' }, most: 4.5 },
  { name: 'voice of the device', how: { speaks: 'device' }, most: 2.5 },
  { name: 'built-in voice, MP3, the beginning sent twice', how: { speaks: 'mp3' }, twice: true },
]

/** Ten minutes of replies and twelve of answers; the rest are pauses. */
export async function howManyBytes(server: PaidServer, answers: SpokenAnswer[]): Promise<void> {
  console.log('A conversation of thirty minutes, every byte on the wire, both ways:')
  for (const [at, { name, how, twice, most }] of RUNGS.entries()) {
    // Each by another student: one does not say so much in a minute.
    const student = openStudent(server.base, server.cookies.at(-1 - at)!)
    let spoken = 0
    let heard = 0
    for (const answer of answers.slice(0, 6)) {
      const { rest, after } = await inSilence(student, answer)
      const turn = twice ? await student.turn(answer.whole, how) : await student.turn(rest, { ...how, after })
      spoken += turn.reply.split(/\s+/).length / WORDS_A_SECOND
      heard += answer.seconds
    }
    const { up, down } = student.wire()
    student.leave()
    const total = ((up / heard) * 720 + (down / spoken) * 600) / 1e6
    if (most) atMost(`  ${name}`, total, 'MB', most)
    else toldOnly(`  ${name}`, total, 'MB')
  }
}
/** As our own voice speaks; a device that is slower takes fewer bytes. */
const WORDS_A_SECOND = 2.5
