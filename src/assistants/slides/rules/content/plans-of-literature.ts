/** Other authors' findings, and this study's position among them. */
import { OWN_PEOPLE, OWN_WORK } from '#capabilities/study/facts.index.ts'
import type { Point } from '../deck/deck.ts'
import { asPoints, type SlidePlan } from './draft.ts'
import { type Material, pointFrom, sourceOf } from './material.ts'
import { takeFacts, takeSentences } from './take.ts'

const MOST_WORKS = 4
const WORDS_IN_TABLE = 10

export const literature: SlidePlan = {
  id: 'literature',
  part: 'Literature',
  kicker: 'Literature',
  missing:
    'I found nothing in your document about what earlier studies found. Name two or three and what each showed.',
  draft(material) {
    const works = citedWorks(material)
    if (works.length >= 3) {
      const rows = [
        ['Source', 'What it says'],
        ...works.map(({ name, point }) => [name, withoutName(point.text)]),
      ]
      const sources = works.flatMap(({ point }) => point.sources)
      return {
        title: 'The study builds on these sources',
        form: 'visual',
        points: [],
        visual: { kind: 'table', rows, caption: '', sources },
        said: works.map(({ point }) => point),
      }
    }
    const points = [
      ...works.map(({ point }) => point),
      ...takeSentences(material, { roles: ['literature'] }, 4 - works.length),
    ]
    return asPoints(points, 'The study builds on earlier work')
  },
}

/** Cites a source for this work's own action: 'We fitted the model of Banda (2019)' is no finding of Banda's. */
const OF_THIS_WORK = new RegExp(String.raw`\b(?:${OWN_WORK}|${OWN_PEOPLE}|[Oo]ur|[Mm]y|[Uu]s)\b`)

type CitedWork = { name: string; point: Point }

/** Works that a sentence of the review reports on, each once, with that sentence. */
function citedWorks(material: Material): CitedWork[] {
  const { study, used } = material
  const found: CitedWork[] = []
  for (const { entry, places } of study.references().mostCited) {
    if (found.length === MOST_WORKS) break
    for (const { sentence } of places) {
      if (used.has(sentence.id) || found.some(({ point }) => point.sources[0]?.sentenceId === sentence.id))
        continue
      if (OF_THIS_WORK.test(sentence.text)) continue
      const point = pointFrom(material, sourceOf(sentence), undefined, WORDS_IN_TABLE)
      const name = citedName(sentence.text, entry.first, entry.year)
      if (!point || !name) continue
      found.push({ name, point })
      used.add(sentence.id)
      break
    }
  }
  return found
}

/** As the sentence itself prints it: 'Banda et al. (2019)'. */
function citedName(sentence: string, first: string, year: string): string | undefined {
  if (first.length < 2 || !/^\d{4}/.test(year)) return undefined
  const names = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s+(?:and|&)\s+\p{Lu}[\p{L}'’-]+|\s+et al\.?)?)`
  const printed = sentence.match(new RegExp(String.raw`${names},?\s*\(?\s*${year}`, 'u'))?.[1]
  return printed?.toLowerCase().startsWith(first.slice(0, 4)) ? `${printed} (${year})` : undefined
}

/** 'Banda (2019) found that firms …' becomes a table row with the finding only. */
const withoutName = (text: string): string =>
  text
    .replace(
      /^(?:According to\s+)?\p{Lu}[\p{L}'’-]+(?:\s+(?:and|&)\s+\p{Lu}[\p{L}'’-]+|\s+et al\.?)?(?:'s|’s)?(?:\s*\(\d{4}[a-z]?\))?,?\s+(?:also\s+)?(?:found|showed|reported|argues?d?|states?d?|noted?|observed|established|concluded|suggests?|revealed|indicated|defines?d?)(?:\s+that)?\s+/u,
      '',
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

export const gap: SlidePlan = {
  id: 'gap',
  part: 'Literature',
  kicker: 'Gap',
  missing: 'I did not find what earlier studies left open. Say in one sentence what nobody had shown before.',
  draft(material) {
    const points = takeFacts(material, ['gap'], 2)
    return asPoints(points, 'Earlier studies leave this open')
  },
}
