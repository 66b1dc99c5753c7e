import { useState } from 'react'
import { SectionNav } from '#ui/navigation/section-nav.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import { UiPart } from './part.tsx'

const SECTIONS = [
  { id: 'summary', name: 'Executive summary', count: 6 },
  { id: 'figures', name: 'Quantitative findings', count: 9 },
  { id: 'method', name: 'Methodology evaluation', count: 7 },
  { id: 'analysis', name: 'Data analysis', count: 0 },
  { id: 'literature', name: 'Literature review', count: 4 },
  { id: 'results', name: 'Results interpretation', count: 6 },
  { id: 'defense', name: 'Defense preparation', count: 8 },
  { id: 'improve', name: 'Improvement recommendations', count: 5 },
]

export function NavigationStates() {
  const [view, setView] = useState<'clean' | 'changes' | 'both'>('clean')
  const [section, setSection] = useState('figures')
  return (
    <UiPart name="Tabs and section navigation">
      <div>
        <Tabs
          label="Views of the text"
          tabs={[
            { id: 'clean', name: 'Clean' },
            { id: 'changes', name: 'Changes' },
            { id: 'both', name: 'Side by side' },
          ]}
          chosen={view}
          onChoose={setView}
        >
          <p className="sm muted">You are looking at: {view}</p>
        </Tabs>
      </div>
      <SectionNav
        label="Sections of the analysis"
        sections={SECTIONS}
        current={section}
        onChoose={setSection}
      />
    </UiPart>
  )
}
