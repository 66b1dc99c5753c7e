/** A card for tests. */
import type { Card } from '../contract.ts'
import { newSchedule } from './new-schedule.ts'

export const aCard = (id: string, change: Partial<Card> = {}): Card => ({
  id,
  question: `What does ${id} mean?`,
  answer: `It means ${id} and no more`,
  place: {
    documentId: 'd1',
    name: 'notes.pdf',
    sentenceId: `s-${id}`,
    page: 3,
    quote: `${id} is explained here.`,
  },
  createdAt: 0,
  schedule: newSchedule(0),
  ...change,
})
