/**
 * Cuts text that is still arriving into whole sentences, so that each can be verified before it is shown.
 * Joined, what it gives out is what it was given.
 */
import { splitSentences } from '#kit/text/split-sentences.ts'

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
      const open = openBracket(held)
      // The last one may go on: even after its full stop, the next letter decides. So may one whose bracket is still open.
      const goingOn = spans.findIndex(({ end }, at) => at === spans.length - 1 || (open >= 0 && end > open))
      if (goingOn < 1) return []
      const { start } = spans[goingOn]!
      const whole = held.slice(0, start)
      held = held.slice(start)
      return cutAt(
        whole,
        spans.slice(0, goingOn).map(({ start }) => start),
      )
    },
    end() {
      const rest = held
      held = ''
      return rest === '' ? [] : [rest]
    },
  }
}

/** A bracket that never closes is a slip of the pen, and must not hold back the rest. */
const LONGEST_BRACKET = 240

/** Where the last bracket opens that may still be closed, or -1. */
function openBracket(text: string): number {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('['))
  const closed = Math.max(text.lastIndexOf(')'), text.lastIndexOf(']'))
  return open > closed && text.length - open < LONGEST_BRACKET ? open : -1
}

const cutAt = (text: string, starts: readonly number[]) =>
  starts.map((start, i) => text.slice(i === 0 ? 0 : start, starts[i + 1] ?? text.length))
