import type { AssistantId } from '#product/assistants.ts'
import { drawingParts } from '#ui/pictures/drawing-parts.ts'
import { GLYPHS } from '#ui/pictures/glyphs.ts'

/** An assistant's block. It is drawn once in the page; every other place points at that drawing. */
export function Glyph({ of, draw = false }: { of: AssistantId; draw?: boolean }) {
  const { viewBox, inner } = drawingParts(GLYPHS[of])
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
