/** Each assistant's block, as drawn. */
import type { AssistantId } from '#product/assistants.ts'
import consultant from '../art/glyph-consultant.svg?raw'
import decoder from '../art/glyph-decoder.svg?raw'
import defense from '../art/glyph-defense.svg?raw'
import humanizer from '../art/glyph-humanizer.svg?raw'
import slides from '../art/glyph-powerpoint.svg?raw'
import textChat from '../art/glyph-text-chat.svg?raw'
import voiceChat from '../art/glyph-voice-chat.svg?raw'

export const GLYPHS: Readonly<Record<AssistantId, string>> = {
  consultant,
  decoder,
  defense,
  humanizer,
  slides,
  textChat,
  voiceChat,
}
