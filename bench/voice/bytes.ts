/** What a conversation of thirty minutes in Voice Chat takes of a student's line: every byte on the wire, both ways. */
import { SO_FAR } from '../../src/capabilities/voice/rules/call-endings.ts'
import { ATTEMPT_HEADER, FIELDS } from '../../src/capabilities/voice/spec.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { linesOf, openLine, recordingIn, wholeOf } from './line.ts'
import type { SpokenAnswer } from './spoken-answers.ts'

const PATH = '/ai/process-audio'

/** By what the reply is spoken. */
const SPOKEN_BY = {
  mp3: {},
  opus: { [FIELDS.format]: 'opus' },
  device: { [FIELDS.voice]: 'device' },
} as const
type Rung = { name: string; speaks: keyof typeof SPOKEN_BY; twice?: boolean; most?: number }

/** The recogniser makes no difference to our bytes: a browser that hears sends its transcript beside the recording. */
const RUNGS: Rung[] = [
  { name: 'built-in voice, MP3', speaks: 'mp3', most: 4.5 },
  { name: 'built-in voice, Opus', speaks: 'opus', most: 4.5 },
  { name: 'voice of the device', speaks: 'device', most: 2.5 },
  { name: 'built-in voice, MP3, the beginning sent twice', speaks: 'mp3', twice: true },
]
/** As our own voice speaks; a device that is slower takes fewer bytes. */
const WORDS_A_SECOND = 2.5
/** Ten minutes of replies and twelve of answers; the rest are pauses. */
const SECONDS = { replies: 600, answers: 720 } as const

export async function measureBytes(server: PaidServer, answers: readonly SpokenAnswer[]): Promise<void> {
  console.log('A conversation of thirty minutes, every byte on the wire:')
  for (const [at, { name, speaks, twice = false, most }] of RUNGS.entries()) {
    // Each by another student: one does not say so much in a minute.
    const student = openVoiceChat(server.base, server.cookies.at(-1 - at)!)
    let spoken = 0
    let heard = 0
    for (const answer of answers.slice(0, 6)) {
      const reply = await student.turn(answer, speaks, twice)
      spoken += reply.split(/\s+/).length / WORDS_A_SECOND
      heard += answer.seconds
    }
    const { up, down } = student.wire()
    student.hangUp()
    const total = ((up / heard) * SECONDS.answers + (down / spoken) * SECONDS.replies) / 1e6
    if (most) atMost(`  ${name}`, total, 'MB', most)
    else toldOnly(`  ${name}`, total, 'MB')
  }
}

function openVoiceChat(base: string, cookie: string) {
  const { ask, wire, hangUp } = openLine(base, cookie)
  const session = crypto.randomUUID()
  const named = (attempt: string) => ({ 'X-Session-ID': session, [ATTEMPT_HEADER]: attempt })
  return {
    /** Sends the beginning in the silence, and then the rest, or all of it again. The reply is listened to. */
    async turn({ whole, early, rest }: SpokenAnswer, speaks: keyof typeof SPOKEN_BY, twice: boolean) {
      const after = crypto.randomUUID()
      await wholeOf(await ask(PATH + SO_FAR, recordingIn('file', early), named(after)))
      const fields = { ...(twice ? {} : { [FIELDS.after]: after }), ...SPOKEN_BY[speaks] }
      const recording = recordingIn('file', twice ? whole : rest, fields)
      let reply = ''
      for await (const line of linesOf(await ask(PATH, recording, named(crypto.randomUUID())))) {
        if (line.type === 'complete' && line.skipped) throw new Error('The turn was skipped.')
        if (line.type === 'complete') reply = line.text
        if (line.type === 'chunk' && line.audioUrl)
          await wholeOf(await ask(line.audioUrl, undefined, { range: 'bytes=0-' }))
      }
      return reply
    },
    wire,
    hangUp,
  }
}
