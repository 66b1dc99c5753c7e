/**
 * The built-in study engine writes for reading: it introduces itself at length and quotes a page. Here its pieces become a few
 * sentences for listening. They say plainly which engine speaks and what it cannot do, and ask one question back.
 */
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'

export const BUILT_IN_SAYS = {
  who: 'I am your study coach.',
  limits: 'My answers come from a handbook of research methods.',
  /** Instead of the limits, where a document is told from. */
  looksIn: (name: string) => `I am looking in ${name}, the document you uploaded last.`,
  noDocument:
    'I have no document of yours to look in. Upload one in Text Chat or in another room, and ask me again.',
  noExample:
    'I cannot make up an example. Tell me how it is in your own study, and I will say what my handbook has on it.',
  /** Only while a model should have answered. */
  standsIn:
    'The AI model cannot be reached at the moment, so I am answering from your document and the handbook.',
} as const

export const spokeOf = (topic: string) => `You mentioned ${topic.toLowerCase()}.`

/** Asked when the handbook has no question of its own; in rotation, so that none is heard twice in a row. */
export const ASKS_BACK = [
  'Which part of your study would you like to talk through?',
  'Would you like to talk about your topic, your method, or your viva?',
  'What is the next decision you have to make about your study?',
  'What would an examiner ask you first about your study?',
] as const

const MOST_SENTENCES = 4

export type Standing = {
  /** It has not spoken in this conversation yet. */
  first: boolean
  /** A model should have answered. */
  standsIn: boolean
  /** The number of earlier turns. */
  turns: number
  /** The name of the document that is told from. */
  document?: string
}

export async function* spokenPieces(
  pieces: AsyncIterable<string>,
  { first, standsIn, turns, document }: Standing,
): AsyncGenerator<string, void, undefined> {
  if (standsIn) yield `${BUILT_IN_SAYS.standsIn} `
  else if (first) yield `${BUILT_IN_SAYS.who} `
  if (first && !document) yield `${BUILT_IN_SAYS.limits} `
  if (document) yield `${BUILT_IN_SAYS.looksIn(document)} `
  let said = 0
  let asked = false
  for await (const piece of pieces) {
    const { lead, text } = forListening(piece)
    if (text === '' || text === STUDY_SENTENCES.introduction || text.startsWith('See also:')) continue
    const asks = text.endsWith('?')
    if (asked || (said >= MOST_SENTENCES && !asks)) continue
    said += 1
    asked = asks
    if (lead) yield `${lead} `
    yield `${text} `
  }
  if (!asked) yield ASKS_BACK[turns % ASKS_BACK.length]!
}

/** A source becomes a short separate sentence: it is heard while the long one is still being synthesised. */
const LEAD = /^From the handbook, “(.+?)”: /

function forListening(piece: string): { lead: string | undefined; text: string } {
  const text = piece.replaceAll(/\s+/g, ' ').trim()
  const title = LEAD.exec(text)?.[1]
  const rest = text.replace(LEAD, '').replace(/^- /, '')
  return { lead: title && `From my handbook: ${title}.`, text: rest }
}
