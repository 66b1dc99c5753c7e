/** An answer being written in this process: its text so far, and its listeners. */
import type { ChatSource } from '../../contract.ts'
import { type GrowingText, growingText } from '../../rules/streamed-text.ts'
import type { Extras } from '../conversations/extras.ts'

export type LiveEnding = { state: 'complete' | 'stopped' | 'failed'; extras: Extras }

export type LiveAnswer = {
  readonly id: string
  readonly userId: string
  readonly conversationId: string
  readonly text: Omit<GrowingText, 'add'>
  readonly sources: readonly ChatSource[]
  /** Set once it has ended and is stored. */
  readonly ending: LiveEnding | undefined
  grow(delta: string, sources?: readonly ChatSource[]): void
  end(ending: LiveEnding): void
  /** Called whenever it grows, and at its end. The result unsubscribes. */
  listen(told: () => void): () => void
  /** Stops the writing. The text so far stays. */
  readonly stop: AbortController
}

export function liveAnswer(of: Pick<LiveAnswer, 'id' | 'userId' | 'conversationId'>): LiveAnswer {
  const text = growingText()
  let ending: LiveEnding | undefined
  const sources: ChatSource[] = []
  const listening = new Set<() => void>()
  const tell = () => {
    for (const told of listening) told()
  }
  return {
    ...of,
    stop: new AbortController(),
    text,
    sources,
    get ending() {
      return ending
    },
    grow(delta, more = []) {
      text.add(delta)
      sources.push(...more)
      tell()
    },
    end(how) {
      ending ??= how
      tell()
    },
    listen(told) {
      listening.add(told)
      return () => void listening.delete(told)
    },
  }
}
