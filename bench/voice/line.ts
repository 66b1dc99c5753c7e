/** What a conversation of thirty minutes in Voice Chat takes of a student's line: every byte on the wire, both ways. */
import { atMost, toldOnly } from '../printing/report.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import type { SpokenAnswer } from './spoken-answers.ts'
import { type How, openStudent } from './student.ts'

type Rung = { name: string; how: How; twice?: boolean; most?: number }

/** The recogniser makes no difference to our bytes: a browser that hears sends its transcript beside the recording. */
const RUNGS: Rung[] = [
  { name: 'built-in voice, MP3', how: { speaks: 'mp3' }, most: 4.5 },
  { name: 'built-in voice, Opus', how: { speaks: 'opus' }, most: 4.5 },
  { name: 'voice of the device', how: { speaks: 'device' }, most: 2.5 },
  { name: 'built-in voice, MP3, the beginning sent twice', how: { speaks: 'mp3' }, twice: true },
]
/** As our own voice speaks; a device that is slower takes fewer bytes. */
const WORDS_A_SECOND = 2.5
/** Ten minutes of replies and twelve of answers; the rest are pauses. */
const SECONDS = { replies: 600, answers: 720 } as const

export async function measureBytes(server: PaidServer, answers: readonly SpokenAnswer[]): Promise<void> {
  console.log('A conversation of thirty minutes, every byte on the wire:')
  for (const [at, { name, how, twice, most }] of RUNGS.entries()) {
    // Each by another student: one does not say so much in a minute.
    const student = openStudent(server.base, server.cookies.at(-1 - at)!)
    let spoken = 0
    let heard = 0
    for (const { whole, early, rest, seconds } of answers.slice(0, 6)) {
      const after = await student.sendSoFar(early)
      const turn = twice ? await student.turn(whole, how) : await student.turn(rest, { ...how, after })
      spoken += turn.reply.split(/\s+/).length / WORDS_A_SECOND
      heard += seconds
    }
    const { up, down } = student.wire()
    student.leave()
    const total = ((up / heard) * SECONDS.answers + (down / spoken) * SECONDS.replies) / 1e6
    if (most) atMost(`  ${name}`, total, 'MB', most)
    else toldOnly(`  ${name}`, total, 'MB')
  }
}
