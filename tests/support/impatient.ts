/** Limits for a model server on the same machine that falls silent: nobody waits for what can no longer come. */
import { minutes } from '#kit/time.ts'
import { openAiCompatibleText } from '#ports/ai-text/ai-text.openai-compatible.ts'
import { fakeClock } from '#ports/ai-text/clock.fake.ts'
import type { ModelServer } from '../model-server/model-server.ts'

/** Local traffic arrives within a few turns of the event loop, however slow the machine is. */
const TURNS = 500
const WHOLE_ANSWER = minutes(60)

/** The wait for the provider times out once nothing more can come; the answer as a whole may take its time. */
const clock = {
  ...fakeClock(),
  after(ms: number, then: () => void) {
    let isWaiting = ms !== WHOLE_ANSWER
    const lose = async () => {
      for (let turn = 0; turn < TURNS && isWaiting; turn += 1) await new Promise(setImmediate)
      if (isWaiting) then()
    }
    void lose()
    return () => {
      isWaiting = false
    }
  },
}

export const impatient = { clock, total: WHOLE_ANSWER }

/** The scripted model as a room is given it. */
export const textOf = (model: ModelServer, limits: object = {}) =>
  openAiCompatibleText({ model: 'scripted', baseUrl: model.baseUrl('openai'), apiKey: model.key, limits })
