/** Deletes sound after a day and words after a month, automatically. */
import { startPeriodicTask } from '#background/periodic-task.ts'
import { minutes } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { audioStore } from './audio-store.ts'
import { turnRows } from './turn-rows.ts'

const EVERY = minutes(15)

export async function tidyVoice(services: Services): Promise<void> {
  const audio = await audioStore(services).forgetOld()
  const turns = await turnRows(services).forgetOld()
  if (audio + turns > 0) services.log.info({ audio, turns }, 'What was said long ago has gone.')
}

/** Soon after a start as well: a server that is often restarted would never come to it. */
export const startVoiceRetention = (services: Services): (() => Promise<void>) =>
  startPeriodicTask({
    every: EVERY,
    after: minutes(1),
    work: () => tidyVoice(services),
    onFault: (error) => services.log.error({ reason: String(error) }, 'Conversations could not be tidied.'),
  }).stop
