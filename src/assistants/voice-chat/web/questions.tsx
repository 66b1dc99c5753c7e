import { BeforeRecording } from '#capabilities/voice/web/recogniser/before-recording.tsx'
import type { KeptRecording } from '#capabilities/voice/web/turn/kept-recordings.ts'
import { NeverAnswered } from '#capabilities/voice/web/turn/unanswered-turns.tsx'
import type { SpokenTalkHere } from '#capabilities/voice/web/turn/use-spoken-talk.ts'

type QuestionsProps = {
  spoken: SpokenTalkHere
  kept: KeptRecording | undefined
}

/** Open points beside the conversation until they are answered: a recording that was never sent, and a question. */
export function Questions({ spoken, kept }: QuestionsProps) {
  return (
    <>
      <NeverAnswered spoken={spoken} kept={kept} />
      <BeforeRecording spoken={spoken} />
    </>
  )
}
