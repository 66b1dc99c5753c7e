import type { AssistantId } from '#product/assistants.ts'
import consultant from '#ui/art/glyph-consultant.svg?raw'
import decoder from '#ui/art/glyph-decoder.svg?raw'
import defense from '#ui/art/glyph-defense.svg?raw'
import humanizer from '#ui/art/glyph-humanizer.svg?raw'
import slides from '#ui/art/glyph-powerpoint.svg?raw'
import textChat from '#ui/art/glyph-text-chat.svg?raw'
import voiceChat from '#ui/art/glyph-voice-chat.svg?raw'
import { drawingParts } from '#ui/pictures/drawing-parts.ts'

const glyphs: Record<AssistantId, string> = {
  consultant,
  decoder,
  defense,
  humanizer,
  slides,
  textChat,
  voiceChat,
}

/** An assistant's block. It is drawn once in the page; every other place points at that drawing. */
export function Glyph({ of, draw = false }: { of: AssistantId; draw?: boolean }) {
  const { viewBox, inner } = drawingParts(glyphs[of])
  const id = `g-${of}`
  return (
    <svg viewBox={viewBox} aria-hidden>
      {draw ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read when the page is built.
        <g id={id} dangerouslySetInnerHTML={{ __html: inner }} />
      ) : (
        <use href={`#${id}`} />
      )}
    </svg>
  )
}
