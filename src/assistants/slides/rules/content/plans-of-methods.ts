/** How the study was done, or will be done. */
import { type FactKind, shownOf } from '#capabilities/study/index.ts'
import type { Point } from '../deck/deck.ts'
import { shortened } from '../words/shorten.ts'
import { atAGlance } from './at-a-glance.ts'
import { asPoints, asTitle, type SlidePlan } from './draft.ts'
import { type Material, sourceOfFact } from './material.ts'
import { sampleMetric } from './sample-size.ts'
import { takeFacts, takeSentences } from './take.ts'

const STEPS: readonly [FactKind, string][] = [
  ['design', 'Design'],
  ['sampling', 'Sampling'],
  ['instrument', 'Instrument'],
  ['analysis', 'Analysis'],
]
const WORDS_IN_STEP = 12

/** The study at a glance; its steps as boxes, each from a sentence, if there is too little for a table. */
export const design: SlidePlan = {
  id: 'design',
  part: 'Methods',
  kicker: 'Research design',
  missing: 'I did not find your research design. An examiner will ask what it is and why you chose it.',
  draft(material) {
    const name = designNamed(material)
    const overview = atAGlance(material, name ?? 'This is the study at a glance')
    if (overview) return overview
    const steps = STEPS.flatMap(([kind, head]) => methodStep(material, kind, head))
    const title = name ?? 'The study follows this design'
    if (steps.length >= 3) return { title, form: 'flow', points: steps }
    const named = takeFacts(material, ['design'], 1)
    const rest = takeFacts(material, ['approach', 'design', 'procedure'], 4 - steps.length)
    const [first] = named
    const stated = first && steps.length + rest.length > 0 ? asTitle(first) : undefined
    if (first && stated) {
      const draft = asPoints([...steps, ...rest], stated)
      return draft && { ...draft, title: stated, says: true, said: [first, ...(draft.said ?? [])] }
    }
    const draft = asPoints([...named, ...steps, ...rest], title)
    return draft && name && !draft.says ? { ...draft, title: name } : draft
  },
}

function designNamed({ book }: Material): string | undefined {
  const value = [...shownOf(book, 'design'), ...shownOf(book, 'approach')].find((fact) => fact.value)?.value
  if (!value || value.length > 40) return undefined
  const future = book.stage === 'proposal'
  const noun = /\b(?:qualitative|quantitative|mixed|methods?)$/i.test(value)
    ? ' approach'
    : /\b(?:design|study|survey|experiment|approach|trial|methodology|review|research|horizon|\p{L}*analysis)$/iu.test(
          value,
        )
      ? ''
      : ' design'
  return `The study ${future ? 'will use' : 'uses'} ${/^(?:an?|the)\s/i.test(value) ? '' : /^[aeiou]/i.test(value) ? 'an ' : 'a '}${value}${noun}`
}

function methodStep({ book, used }: Material, kind: FactKind, head: string): Point[] {
  for (const fact of shownOf(book, kind)) {
    const source = sourceOfFact(fact)
    if (used.has(source.sentenceId)) continue
    const text = shortened(source.quote, WORDS_IN_STEP)
    if (!text) continue
    used.add(source.sentenceId)
    return [{ head, text, sources: [source] }]
  }
  return []
}

export const sample: SlidePlan = {
  id: 'sample',
  part: 'Methods',
  kicker: 'Population and sample',
  missing: 'I did not find your sample size or how the sample was chosen.',
  draft(material) {
    const metric = sampleMetric(material)
    const points = takeFacts(material, ['population', 'sampling', 'setting', 'period', 'sample-size'], 4)
    if (!metric) return asPoints(points, 'This is who and what is studied')
    const title = `The ${material.book.stage === 'proposal' ? 'planned ' : ''}sample size is ${metric.value}`
    if (points.length === 0)
      return {
        title,
        form: 'metrics',
        points: takeSentences(material, { parts: ['sample', 'population'] }, 2),
        metrics: [metric],
      }
    return { title, form: 'metrics', points, metrics: [metric] }
  },
}

export const instruments: SlidePlan = {
  id: 'instruments',
  part: 'Methods',
  kicker: 'Data collection',
  missing: 'I did not find how the data were collected.',
  draft: (material) =>
    asPoints(
      takeFacts(material, ['instrument', 'variables', 'procedure'], 4),
      'The data are collected in this way',
    ),
}

export const analysis: SlidePlan = {
  id: 'analysis',
  part: 'Methods',
  kicker: 'Analysis, validity, ethics',
  missing: 'I did not find how the data were analysed or how participants were protected.',
  draft(material) {
    const points = [
      ...takeFacts(material, ['analysis'], 1, { head: 'Analysis' }),
      ...takeFacts(material, ['software'], 1, { head: 'Software' }),
      ...takeFacts(material, ['reliability'], 1, { head: 'Validity' }),
      ...takeFacts(material, ['ethics'], 1, { head: 'Ethics' }),
    ]
    if (points.length >= 2) return { title: 'The analysis follows these rules', form: 'cards', points }
    return asPoints(
      [...points, ...takeFacts(material, ['analysis', 'procedure'], 3)],
      'The data are analysed in this way',
    )
  },
}

export const ethics: SlidePlan = {
  id: 'ethics',
  part: 'Methods',
  kicker: 'Validity and ethics',
  missing:
    'I found nothing in your proposal about consent, confidentiality or approval. A committee will ask about each.',
  draft(material) {
    const points = [...takeFacts(material, ['ethics'], 3), ...takeFacts(material, ['reliability'], 2)]
    const more =
      points.length < 2
        ? takeSentences(material, { parts: ['ethics', 'reliability'] }, 3 - points.length)
        : []
    return asPoints([...points, ...more], 'These precautions are taken')
  },
}
