import { Layers } from 'lucide-react'
import { ASSISTANTS } from '#product/assistants.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { leftWords } from '../rules/screen/generations-left.ts'

/** Facts from the room below, once it knows them. */
export type HeadFacts = { left?: number; preview?: boolean }

/** Stays while the room below changes: the focus is on this heading. */
export function SlidesHead({ left, preview }: HeadFacts) {
  const { name, description } = ASSISTANTS.slides
  return (
    <header className="slides-head">
      <Glyph of="slides" className="gl" />
      <div>
        <h1>{name}</h1>
        <p className="muted">{description}</p>
      </div>
      <div className="row">
        {preview && <Chip kind="key">Preview</Chip>}
        {left !== undefined && (
          <Chip kind="brand" icon={Layers}>
            <span className="num">{leftWords(left)}</span>
          </Chip>
        )}
      </div>
    </header>
  )
}
