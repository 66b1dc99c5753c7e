/** A sentence the device's voice could not speak, as sound from the server. */
import { callApi } from '#api-client/call-api.ts'
import { post } from '#contracts/call.ts'
import type { SpokenCalls } from '../../contract.ts'
import { ALOUD } from '../../rules/call-endings.ts'

export const aloudOf =
  (url: string, formatNow: () => 'opus' | undefined) =>
  async (words: string, signal: AbortSignal): Promise<string> => {
    const format = formatNow() ?? 'mp3'
    const answer = await callApi<SpokenCalls['aloud']>(post(url + ALOUD), { body: { words, format }, signal })
    if (!answer.ok) throw new Error(answer.problem.message)
    return answer.value.audioUrl
  }
