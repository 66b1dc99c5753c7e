/** The findings: three slides, each with a chart, table or figure if the document has one. */
import { type Fact, shownOf } from '#capabilities/study/index.ts'
import type { Point } from '../deck/deck.ts'
import { captionWords } from '../visuals/caption-words.ts'
import type { Asset } from './assets.ts'
import { asTitle, type Draft, type SlidePlan, withTitle } from './draft.ts'
import { type Material, pointFrom, sourceOf, sourceOfFact } from './material.ts'
import { metricFrom } from './number-shown.ts'
import { withPicture } from './pictures.ts'
import { worthOf } from './salience.ts'
import { takeFacts, takeSentences } from './take.ts'
import { titleOfCaption } from './title-of-caption.ts'

export const results: readonly SlidePlan[] = [1, 2, 3].map((place) => ({
  id: `result-${place}`,
  part: 'Results' as const,
  kicker: `Result ${place}`,
  missing: `I found no ${['first', 'second', 'third'][place - 1]} result in your document that could fill a slide of its own.`,
  draft: (material: Material) => withAsset(material) ?? withNumber(material) ?? resultsInWords(material),
}))

const RESULT_ROLES = ['results', 'discussion', 'conclusion', 'abstract', 'other'] as const

/** The next table, chart or figure of the results, with the text about it. */
export function withAsset(material: Material): Draft | undefined {
  for (const asset of material.assets) {
    const { id, role, page, visual } = asset
    const isResult = role === 'results' || (role === 'other' && page > material.study.reading.pages / 3)
    if (material.used.has(id) || !isResult) continue
    const draft = visual.kind === 'picture' ? withPicture(material, asset) : withNumbers(material, asset)
    if (draft) return draft
  }
  return undefined
}

function withNumbers(material: Material, asset: Asset): Draft | undefined {
  const beside = takeNear(material, asset, 2)
  const caption = captionWords(asset.visual.caption)
  if (beside.length === 0 && caption === '') return undefined
  material.used.add(asset.id)
  const [first, ...others] = beside
  const title =
    (first && asTitle(first)) ?? titleOfCaption(caption, 'The data show') ?? 'The data show this picture'
  const isFirst = first !== undefined && asTitle(first) === title
  return {
    title,
    says: isFirst,
    form: 'visual',
    visual: asset.visual,
    points: isFirst ? others : beside,
    said: isFirst ? [first] : [],
  }
}

/** Results and sentences on the pages around a table that share a number with it. */
function takeNear(material: Material, asset: Asset, most: number): Point[] {
  const numbers = new Set(
    asset.visual.sources
      .flatMap(({ quote }) => quote.match(/\d+(?:\.\d+)?/g) ?? [])
      .filter((one) => one.length > 1),
  )
  const shares = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).some((one) => numbers.has(one))
  const near = material.study.reading.sentences.filter(
    (sentence) =>
      Math.abs(sentence.page - asset.page) <= 1 &&
      shares(sentence.text) &&
      !material.used.has(sentence.id) &&
      (sentence.kind === 'paragraph' || sentence.kind === 'list-item'),
  )
  const stated = new Set(openResults(material).map(({ evidence }) => evidence.sentenceId))
  // Stated results come first; of sentences that only share a number, one is enough.
  const ranked = [
    ...near.filter(({ id }) => stated.has(id)),
    ...near
      .filter(({ id }) => !stated.has(id))
      .sort((a, b) => worthOf(b, material.core) - worthOf(a, material.core))
      .slice(0, 1),
  ]
  const found: Point[] = []
  for (const sentence of ranked) {
    if (found.length === most) break
    const point = pointFrom(material, sourceOf(sentence))
    if (!point) continue
    material.used.add(sentence.id)
    found.push(point)
  }
  return found
}

/** A result with a percentage in it, set large. */
function withNumber(material: Material): Draft | undefined {
  const facts = openResults(material).filter(({ evidence }) => metricFrom(sourceOfFact({ evidence } as Fact)))
  const [first] = facts
  if (!first) return undefined
  const source = sourceOfFact(first)
  const metric = metricFrom(source)
  const point = pointFrom(material, source)
  if (!metric || !point) return undefined
  material.used.add(source.sentenceId)
  const second = facts.slice(1).find((fact) => !material.used.has(fact.evidence.sentenceId))
  const next = second && metricFrom(sourceOfFact(second))
  const other = next?.label === metric.label ? undefined : next
  if (second && other) material.used.add(second.evidence.sentenceId)
  const points = takeFacts(material, ['result', 'null-result'], 2)
  return {
    title: 'The data give these numbers',
    form: 'metrics',
    metrics: other ? [metric, other] : [metric],
    points: points.length > 0 ? points : [point],
    said: points.length > 0 ? [point] : [],
  }
}

const openResults = ({ book, used }: Material): Fact[] =>
  [...shownOf(book, 'result'), ...shownOf(book, 'null-result')].filter(
    ({ evidence }) => !used.has(evidence.sentenceId),
  )

function resultsInWords(material: Material): Draft | undefined {
  const points = takeFacts(material, ['result', 'null-result'], 3)
  const more =
    points.length < 2 && material.book.stage !== 'proposal'
      ? takeSentences(material, { roles: RESULT_ROLES.slice(0, 1) }, 3 - points.length)
      : []
  const all = [...points, ...more]
  const [only] = all
  if (!only) return undefined
  if (all.length === 1) return { title: 'The data give this answer', form: 'statement', points: all }
  const { title, points: rest, said } = withTitle(all, 'The data give these answers', 1)
  return {
    title,
    says: said.length > 0,
    form: rest.length === 1 ? 'statement' : 'points',
    points: rest,
    said,
  }
}
