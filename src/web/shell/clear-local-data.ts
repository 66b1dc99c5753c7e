/** Clears the data capabilities keep about a person in this browser, one line each: the next user must not find it. */
import { forgetManner } from '#assistants/humanizer/web/manner/kept-manner.ts'
import { forgetChat } from '#assistants/text-chat/web/stored-chat.ts'
import { forgetCards } from '#capabilities/study-cards/web/offline-deck.ts'
import { forgetRecordings } from '#capabilities/voice/web/turn/forget-recordings.ts'
import { forgetKept } from '../offline/places.ts'

export function forgetThisPerson(): void {
  forgetRecordings()
  forgetManner()
  forgetChat()
  forgetCards()
  forgetKept()
}
