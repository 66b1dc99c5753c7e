/** A conversation as plain text, to keep. */
import type { Exchange } from './talk.ts'

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

export function talkAsText(
  title: string,
  exchanges: readonly Pick<Exchange, 'at' | 'heard' | 'reply'>[],
): string {
  const spoken = exchanges.flatMap(({ at, heard, reply }) => [
    heard && `${CLOCK.format(at)}  You${heard.trust === 'rough' ? ' (rough transcript)' : ''}: ${heard.text}`,
    reply && `${CLOCK.format(at)}  Assistant: ${reply}`,
  ])
  return [title, ...spoken.filter(Boolean)].join('\n\n').concat('\n')
}
