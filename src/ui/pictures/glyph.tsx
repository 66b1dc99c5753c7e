import type { AssistantId } from '#product/assistants.ts'
import { Drawing } from './drawing.tsx'
import { GLYPHS } from './glyphs.ts'

/** An assistant's block: always beside its name, so hidden from readers. */
export function Glyph({ of, className }: { of: AssistantId; className?: string | undefined }) {
  return <Drawing source={GLYPHS[of]} className={className} />
}
