import first from '#ui/art/login-1.svg?raw'
import second from '#ui/art/login-2.svg?raw'
import third from '#ui/art/login-3.svg?raw'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Slideshow } from '#ui/pictures/slideshow.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import { Pair, UiPart } from './part.tsx'

const GLYPHS = ['defense', 'decoder', 'consultant', 'slides', 'humanizer', 'textChat', 'voiceChat'] as const

export function PictureStates() {
  return (
    <UiPart name="Pictures">
      <div className="row">
        <Wordmark title="Weekbe4" className="dev-mark" />
        <Avatar name="Chipo Mwale" alone />
        <Avatar name="Bwalya" alone />
      </div>
      <div className="row">
        {GLYPHS.map((id) => (
          <Glyph key={id} of={id} className="dev-glyph" />
        ))}
        {GLYPHS.map((id) => (
          <Glyph key={id} of={id} className="dev-glyph small" />
        ))}
      </div>
      <Pair>
        <Slideshow
          label="About Weekbe4"
          slides={[
            {
              source: first,
              caption: 'Read closely.',
              words: 'Every page is read, and every answer names its page.',
            },
            {
              source: second,
              caption: 'Answer out loud.',
              words: 'Meet the questions before the examiners do.',
            },
            {
              source: third,
              caption: 'Arrive prepared.',
              words: 'Seven assistants for the last seven days.',
            },
          ]}
        />
        <Slideshow
          label="Pictures alone"
          slides={[{ source: first }, { source: second }, { source: third }]}
        />
      </Pair>
    </UiPart>
  )
}
