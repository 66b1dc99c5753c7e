/** An answer of the study engine as text that grows: the speaker is named before the words, never after. */
import type { AnswerSegment } from './answer-segment.ts'

type Voice = 'us' | 'document' | 'handbook' | 'questions' | 'list'

const VOICE: Record<AnswerSegment['kind'], Voice> = {
  says: 'us',
  limit: 'us',
  quote: 'document',
  handbook: 'handbook',
  question: 'questions',
  line: 'list',
  ask: 'us',
}

/** Returns the next piece for each segment, in order. */
export function pieceWriter(): (segment: AnswerSegment) => string {
  let before: Voice | undefined
  return (segment) => {
    const voice = VOICE[segment.kind]
    const first = voice !== before
    const lead = first ? pieceLead(segment) : ''
    const gap =
      before === undefined ? '' : first ? '\n\n' : voice === 'us' || voice === 'handbook' ? ' ' : '\n'
    before = voice
    return `${gap}${lead}${voice === 'us' || voice === 'handbook' ? '' : '- '}${segment.text}`
  }
}

function pieceLead({ kind, sources: [source] }: AnswerSegment): string {
  if (kind === 'quote') return 'Your document says:\n\n'
  if (kind === 'question') return 'An examiner may ask:\n\n'
  if (kind === 'handbook' && source?.kind === 'handbook') return `From the handbook, “${source.title}”: `
  return ''
}
