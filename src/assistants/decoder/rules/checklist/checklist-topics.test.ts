import { expect, it } from 'vitest'
import { GENERAL_ITEMS } from '#capabilities/study/rules/design/checklist-items.ts'
import { ITEMS_BY_DESIGN } from '#capabilities/study/rules/design/checklist-items-by-design.ts'
import { topicOf } from './checklist-topics.ts'

const items = [...GENERAL_ITEMS, ...Object.values(ITEMS_BY_DESIGN).flat()]

it.each([...new Set(items.map(({ id }) => id))])(
  'knows what "%s" is about, and what to do where it is missing',
  (id) => {
    const topic = topicOf(id)
    expect(topic?.topic).toMatch(/^[a-z].*[^.]$/)
    expect(topic?.advice).toMatch(/^[A-Z].*\.$/)
  },
)
