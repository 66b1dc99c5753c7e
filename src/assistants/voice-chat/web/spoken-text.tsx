import type { SpokenTalkHere } from '#capabilities/voice/web/index.ts'
import { Exchanges } from './exchanges.tsx'
import { ForgetButton } from './forget-button.tsx'
import { Earlier } from './past-conversations.tsx'
import { SaveText } from './save-text.tsx'

/** All of this conversation, to read, to hear, to save or to delete; below it the conversations of other days. */
export default function SpokenText({ spoken, session }: { spoken: SpokenTalkHere; session: string }) {
  const { exchanges } = spoken.talk
  return (
    <div className="stack said">
      <section className="stack" aria-label="This conversation">
        {exchanges.length === 0 ? (
          <p className="muted">Nothing yet. What you say, and each reply, is written down here.</p>
        ) : (
          <>
            <Exchanges of={exchanges} spoken={spoken} />
            <div className="row">
              <SaveText title="Voice Chat" exchanges={exchanges} />
              <ForgetButton session={session} onForgotten={spoken.forgetTalk} />
            </div>
          </>
        )}
      </section>
      <Earlier spoken={spoken} session={session} />
    </div>
  )
}
