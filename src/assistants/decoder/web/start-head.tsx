import { ASSISTANTS } from '#product/assistants.ts'
import { Glyph } from '#ui/pictures/glyph.tsx'

export function FrontHead() {
  const { name, description } = ASSISTANTS.decoder
  return (
    <header className="decoder-head">
      <Glyph of="decoder" className="gl" />
      <div>
        <h1>{name}</h1>
        <p className="muted">{description}</p>
      </div>
    </header>
  )
}
