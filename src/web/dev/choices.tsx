import '#assistants/slides/web/slides.css'
import { useState } from 'react'
import { PROVIDERS, type ProviderId, providerIds } from '#product/mobile-money.ts'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import { Pair, UiPart } from './part.tsx'

const slide = (
  <svg className="slide on-paper" viewBox="0 0 160 90" aria-hidden="true">
    <rect x="10" y="9" width="70" height="7" fill="var(--ill-1)" />
    <rect x="10" y="20" width="22" height="2" fill="var(--ill-2)" />
    <rect x="10" y="32" width="60" height="3" fill="var(--ill-1)" />
    <rect x="96" y="46" width="8" height="34" fill="var(--ill-1)" />
    <rect x="112" y="34" width="8" height="46" fill="var(--ill-2)" />
  </svg>
)

export function Choices() {
  const [provider, setProvider] = useState<ProviderId>('MTN_MOMO_ZMB')
  const [format, setFormat] = useState<'standard' | 'detailed' | 'visual'>()
  const [level, setLevel] = useState<'chapter' | 'whole'>('whole')
  return (
    <UiPart name="Choices">
      <Pair>
        <ChoiceCards
          legend="Pay with"
          variant="provider"
          single
          value={provider}
          onChoose={setProvider}
          choices={providerIds.map((id) => ({
            value: id,
            name: PROVIDERS[id].name,
            picture: PROVIDERS[id].name[0],
            words: `Numbers starting with ${PROVIDERS[id].prefixes.join(', ')}`,
          }))}
        />
        <ChoiceCards
          legend="How much"
          value={level}
          onChoose={setLevel}
          choices={[
            { value: 'chapter', name: 'One chapter', words: 'About 3 minutes' },
            { value: 'whole', name: 'The whole thesis', words: 'About 12 minutes' },
          ]}
        />
      </Pair>
      <ChoiceCards
        legend="Format of the slides"
        variant="format"
        value={format}
        onChoose={setFormat}
        error={!format && 'Please choose a format'}
        choices={[
          { value: 'standard', name: 'Standard', words: 'Headings, points and one chart.', picture: slide },
          { value: 'detailed', name: 'Detailed', words: 'More words on each slide.', picture: slide },
          {
            value: 'visual',
            name: 'Visual',
            words: 'Not for documents without figures.',
            picture: slide,
            disabled: true,
          },
        ]}
      />
    </UiPart>
  )
}
