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
  let entry: string | undefined
  let isAnnounced = false
  return (segment) => {
    const voice = VOICE[segment.kind]
    const opened = entryOpened(segment)
    const first = voice !== before || (opened !== undefined && opened !== entry)
    entry = opened ?? entry
    const lead = first && !(isAnnounced && voice !== 'handbook') ? pieceLead(segment) : ''
    isAnnounced = segment.text.endsWith(':')
    const gap =
      before === undefined ? '' : first ? '\n\n' : voice === 'us' || voice === 'handbook' ? ' ' : '\n'
    before = voice
    return `${gap}${lead}${voice === 'us' || voice === 'handbook' ? '' : '- '}${segment.text}`
  }
}

/** The entry of the handbook that a sentence is from; a line that only points to another opens none. */
const entryOpened = ({ kind, text, sources: [source] }: AnswerSegment): string | undefined =>
  kind === 'handbook' && source?.kind === 'handbook' && source.quote === text ? source.entryId : undefined

function pieceLead({ kind, sources: [source] }: AnswerSegment): string {
  if (kind === 'quote') return 'Your document says:\n\n'
  if (kind === 'question') return 'An examiner may ask:\n\n'
  if (kind === 'handbook' && source?.kind === 'handbook') return `From the handbook, “${source.title}”: `
  return ''
}
