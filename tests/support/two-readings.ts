/** A thesis as a PDF file, in which two sentences name a design, and the answer of a model that takes the other one. */
import { type FlowItem, flow } from '../fixtures/make/flow.ts'
import { makePdf } from '../fixtures/make/pdf-file.ts'
import { entry } from './model-answers.ts'
import { SMALL_THESIS } from './small-thesis.ts'

export const MODEL_READS = 'This longitudinal cohort study followed the women of Chongwe for two years.'

const items = SMALL_THESIS.flatMap(({ title, role, blocks }): FlowItem[] => [
  { kind: 'heading', text: title, size: 14 },
  ...blocks.flatMap((block): FlowItem[] =>
    typeof block === 'string' ? [{ kind: 'paragraph', text: block }] : [],
  ),
  ...(role === 'results' ? [{ kind: 'paragraph', text: MODEL_READS } as const] : []),
])

export const TWO_READINGS = {
  name: 'booking-twice.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf({ pages: flow(items, { columns: 1 }) }),
}

export const OF_THE_MODEL = [entry('design', MODEL_READS)]
