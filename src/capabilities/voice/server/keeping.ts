/** Sound goes after a day, words after a month, without anybody asking. */
import { minutes } from '#kit/time.ts'
import type { Outside } from '#ports/outside.ts'
import { audioShelf } from './audio-shelf.ts'
import { turnRows } from './turn-rows.ts'

const EVERY = minutes(15)

export async function tidyVoice(outside: Outside): Promise<void> {
  const audio = await audioShelf(outside).forgetOld()
  const turns = await turnRows(outside).forgetOld()
  if (audio + turns > 0) outside.log.info({ audio, turns }, 'What was said long ago has gone.')
}

/** The returned function ends it cleanly. */
export function startVoiceKeeping(outside: Outside): () => Promise<void> {
  let tidying: Promise<void> | undefined
  const tidy = () => {
    tidying ??= tidyVoice(outside)
      .catch((error: unknown) =>
        outside.log.error({ reason: String(error) }, 'Conversations could not be tidied.'),
      )
      .finally(() => {
        tidying = undefined
      })
  }
  // Soon after a start as well: a server that is often restarted would never come to it.
  const timers = [setTimeout(tidy, minutes(1)), setInterval(tidy, EVERY)]
  for (const timer of timers) timer.unref()
  return async () => {
    timers.forEach(clearTimeout)
    await tidying
  }
}
