import type { CheckArea } from '#capabilities/study/rules/checks/check.ts'

/** What a thing on a checklist is about, and what to do where it is missing. */
export type Topic = {
  /** Stands after "Not found in the text:" and after "explain". */
  topic: string
  area: CheckArea
  weight: 1 | 2 | 3
  advice: string
}

export type TopicRow = readonly [topic: string, area: CheckArea, weight: Topic['weight'], advice: string]
