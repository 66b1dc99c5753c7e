/** What an opening said nothing of: the way, the numbers, the finding, the answer. It is asked about next. */

import type { SlotId } from '#capabilities/study/index.ts'
import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { type ExamPlan, isPlanned } from '../plan/plan.ts'
import { signsOf } from './mentions-area.ts'

export const LEFT_OUT = ['aim', 'way', 'finding', 'conclusion'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

type StoryPart = { part: LeftOut; topics: readonly string[]; slots: readonly SlotId[]; says: RegExp }

const PARTS: readonly StoryPart[] = [
  {
    part: 'aim',
    topics: ['aim', 'problem', 'objectives'],
    slots: ['aim', 'questions'],
    says: /\b(?:aim|purpose|objective|wanted to|set out to|question|find out|investigat|examin|explor|problem|studied|looked (?:at|into)|compar)/i,
  },
  {
    part: 'way',
    topics: ['design', 'instruments', 'sample', 'sampling', 'analysis', 'architecture'],
    slots: ['design', 'instruments', 'sampling', 'analyses', 'sampleAnalysed', 'tools'],
    says: /\b(?:interview|questionnaire|survey|sample|data|method|measured|asked|collected|analysed|model|tested|built|will use|observ|sent (?:an?|the|out)\b|visited|came back)/i,
  },
  {
    part: 'finding',
    topics: ['results', 'main result', 'tests', 'first finding'],
    slots: ['results', 'tests'],
    says: /\b(?:found|result|showed|finding|turned out|higher|lower|more likely|per ?cent|significant|works|expect)/i,
  },
  {
    part: 'conclusion',
    topics: ['conclusion', 'recommendations', 'contribution', 'worth it'],
    slots: ['conclusions', 'recommendations'],
    says: /\b(?:conclu|recommend|therefore|means that|shows that|should|contribut|useful|help)/i,
  },
]

const LEAST_SHARED = 3
const NOT_YET: ReadonlySet<LeftOut> = new Set(['finding', 'conclusion'])

/** The first part of the story that is missing from it; of a plan, what has not happened is not missed. */
export function leftOutOf(
  plan: ExamPlan,
  text: string,
): { part: LeftOut; topics: readonly string[] } | undefined {
  const said = new Set(contentStems(text).filter((stem) => !isCommon(stem)))
  const told = ({ slots, says }: StoryPart) => {
    const own = slots.flatMap((slot) => plan.said[slot]?.map(({ place }) => place.quote) ?? [])
    const shared = own.some(
      (quote) => new Set(contentStems(quote).filter((stem) => said.has(stem))).size >= LEAST_SHARED,
    )
    return shared || says.test(text) || (slots[0] === 'design' && signsOf('method', text) > 1)
  }
  return PARTS.find(
    (part) =>
      !(isPlanned(plan) && NOT_YET.has(part.part)) &&
      !told(part) &&
      plan.questions.some(({ about }) => part.topics.includes(about)),
  )
}
