/** What each assistant can do on this server, in one sentence, read before paying for it. */
import type { AssistantId } from '#product/assistants.ts'

/** What this server was given to work with. */
export type ServerAbilities = {
  /** An AI model writes; without one, fixed rules do. */
  writes: boolean
  /** Pictures can be drawn from a description. */
  draws: boolean
  /** Speech is recognised well enough for long answers. */
  hears: boolean
}

const WITH_MODEL: Record<AssistantId, string> = {
  defense:
    'An AI model words the questions and follow-ups; the page behind each question is checked against your thesis.',
  decoder:
    'An AI model reads your document, and every quotation and figure it reports is checked against the text.',
  consultant: 'An AI model words the advice; the pages it refers to are checked against your document.',
  slides: 'The slides use the words, tables and figures of your document; nothing is invented.',
  humanizer: 'An AI model suggests new wording; your figures, names and quotations stay as they are.',
  textChat: 'An AI model answers, and what it quotes from your files is checked against them.',
  voiceChat: 'An AI model answers in conversation, aloud.',
}

const BY_RULES: Record<AssistantId, string> = {
  defense:
    'Questions and marks follow fixed rules applied to your text, so treat the marks as practice and ask your supervisor too.',
  decoder:
    'It quotes your document, recalculates your statistics and checks references by fixed rules; it does not judge your argument.',
  consultant: 'Advice follows fixed rules applied to your text and a handbook of research methods.',
  slides: 'The slides use the words, tables and figures of your document; nothing is invented.',
  humanizer: 'It replaces stock phrases and varies the rhythm by fixed rules, and shows every change.',
  textChat:
    'It quotes your files, calculates, and explains methods from a handbook; it does not hold an open conversation or write text for you.',
  voiceChat:
    'It answers questions about research methods from a handbook; it does not hold an open conversation.',
}

const DIAGRAMS_ONLY = 'It draws diagrams and charts, but no other pictures.'
const TYPING_IS_SURER = 'If your browser cannot recognise speech, short answers and typing work best.'

const SPOKEN: readonly AssistantId[] = ['defense', 'consultant', 'voiceChat']

/** Rooms whose work is conversation: without a model they are practised in, and real money is not taken for them. */
const SOLD_WITH_A_MODEL: readonly AssistantId[] = ['textChat', 'voiceChat']

type Sale = { mode: 'emulator' | 'sandbox' | 'live' | 'off'; sellWithoutModel: boolean }

export const opensSoon = (
  assistant: AssistantId,
  { mode, sellWithoutModel }: Sale,
  { writes }: Pick<ServerAbilities, 'writes'>,
): boolean => mode === 'live' && !writes && !sellWithoutModel && SOLD_WITH_A_MODEL.includes(assistant)

export function whatItDoesHere(assistant: AssistantId, { writes, draws, hears }: ServerAbilities): string {
  return [
    (writes ? WITH_MODEL : BY_RULES)[assistant],
    assistant === 'textChat' && !draws ? DIAGRAMS_ONLY : undefined,
    SPOKEN.includes(assistant) && !hears ? TYPING_IS_SURER : undefined,
  ]
    .filter(Boolean)
    .join(' ')
}
