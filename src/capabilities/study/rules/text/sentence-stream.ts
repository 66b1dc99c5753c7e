/**
 * Cuts text that is still arriving into whole sentences, so that each can be verified before it is shown.
 * Joined, what it gives out is what it was given.
 */
import { splitSentences } from './split-sentences.ts'

export type SentenceStream = {
  /** The sentences that this piece completed. */
  push(piece: string): string[]
  /** Whatever is left when no more will come. */
  end(): string[]
}

export function streamSentences(): SentenceStream {
  let held = ''
  return {
    push(piece) {
      held += piece
      const spans = splitSentences(held)
      const last = spans.at(-1)
      // The last one may go on: even after its full stop, the next letter decides.
      if (spans.length < 2 || !last) return []
      const whole = held.slice(0, last.start)
      held = held.slice(last.start)
      return cutAt(
        whole,
        spans.slice(0, -1).map(({ start }) => start),
      )
    },
    end() {
      const rest = held
      held = ''
      return rest === '' ? [] : [rest]
    },
  }
}

const cutAt = (text: string, starts: readonly number[]) =>
  starts.map((start, i) => text.slice(i === 0 ? 0 : start, starts[i + 1] ?? text.length))
