import type { TalkWords } from '#capabilities/voice/rules/talk-words.ts'
import { sendFailed } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'

/** This room's messages: a refusal by its status first, then the server's own sentence. */
export const talkWords = ({ says }: OralRoom): TalkWords => ({
  microphoneRefused: says.microphoneRefused,
  failed(message, status) {
    // An error in the middle of the stream is shown unchanged.
    if (status === undefined) return message
    const httpError = sendFailed(status)
    const sentence = says.sendFailed(httpError)
    return message === httpError ? sentence : `${sentence}. ${message}`
  },
})
