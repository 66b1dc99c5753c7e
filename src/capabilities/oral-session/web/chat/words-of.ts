import type { TalkWords } from '#capabilities/voice/rules/talk-words.ts'
import { sendFailed } from '../../spec.ts'
import type { OralRoom } from '../oral-room.ts'

/** What a conversation says in this room: a refusal by its status first, the server's own sentence behind it. */
export const wordsOf = ({ says }: OralRoom): TalkWords => ({
  microphoneRefused: says.microphoneRefused,
  failed(message, status) {
    // An error in the middle of the stream is said as it stands.
    if (status === undefined) return message
    const httpError = sendFailed(status)
    const sentence = says.sendFailed(httpError)
    return message === httpError ? sentence : `${sentence}. ${message}`
  },
})
