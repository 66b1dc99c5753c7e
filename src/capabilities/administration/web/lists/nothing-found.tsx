import emptyDocument from '#ui/art/empty-document.svg?raw'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

export const NothingFound = ({ sentence = 'Try fewer filters or another word.' }: { sentence?: string }) => (
  <EmptyState drawing={emptyDocument} heading="Nothing here" sentence={sentence} level={2} />
)
