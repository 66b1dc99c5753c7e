/** Study, for screens. */
import { part } from '#ui/loading/lazy-part.tsx'

// The student's word on the record of a work; loaded when it is first shown
export const StudyCard = part(() => import('./card/study-card.tsx'), null)
