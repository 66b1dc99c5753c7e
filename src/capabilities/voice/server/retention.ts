/** Deletes sound after a day and words after a month, automatically. */
import { every } from '#background/periodic-task.ts'
import { minutes } from '#kit/time.ts'
import type { Outside } from '#ports/services.ts'
import { audioStore } from './audio-store.ts'
import { turnRows } from './turn-rows.ts'

const EVERY = minutes(15)

export async function tidyVoice(outside: Outside): Promise<void> {
  const audio = await audioStore(outside).forgetOld()
  const turns = await turnRows(outside).forgetOld()
  if (audio + turns > 0) outside.log.info({ audio, turns }, 'What was said long ago has gone.')
}

/** Soon after a start as well: a server that is often restarted would never come to it. */
export const startVoiceRetention = (outside: Outside): (() => Promise<void>) =>
  every({
    every: EVERY,
    after: minutes(1),
    work: () => tidyVoice(outside),
    onFault: (error) => outside.log.error({ reason: String(error) }, 'Conversations could not be tidied.'),
  }).stop
