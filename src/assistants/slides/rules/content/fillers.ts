/** Slides for positions the document leaves empty: its other content, in its own order. */
import type { ReadSentence } from '#capabilities/study/index.ts'
import type { Section } from '#product/document-model.ts'
import type { Point } from '../deck/deck.ts'
import { asPoints, type DeckPart, type Draft } from './draft.ts'
import { type Material, pointFrom, sourceOf } from './material.ts'
import { ALONE, type Filler, nextFacts } from './more-facts.ts'
import { withMethodPicture } from './pictures.ts'
import { withAsset } from './plans-of-results.ts'
import { hasRoomFor } from './room.ts'
import { mostSalient, salienceOf, worthOf } from './salience.ts'
import { isTold, takeOne } from './take.ts'

const MOST = 4
export const PART_OF_ROLE: Partial<Record<Section['role'], DeckPart>> = {
  abstract: 'Background',
  introduction: 'Background',
  literature: 'Literature',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Results',
  conclusion: 'Conclusion',
}

const TITLES: Partial<Record<DeckPart, string>> = {
  Background: 'This is part of the background',
  Literature: 'The literature also says this',
  Methods: 'The study also follows these steps',
  Results: 'The data also show this',
  Conclusion: 'This follows from the work',
}

/** Sections with unused sentences, the most informative first. */
function nextSection(material: Material, least: number): Filler | undefined {
  const { study, used } = material
  const open = study.reading.sentences.filter(
    (sentence) =>
      isTold(sentence) &&
      sentence.role !== 'front-matter' &&
      sentence.role !== 'appendix' &&
      !used.has(sentence.id) &&
      !material.wishes.has(sentence.id),
  )
  const bySection = [...Map.groupBy(open, ({ section }) => section)]
    .map(([id, sentences]) => ({
      id,
      sayable: mostSalient(
        sentences.filter((sentence) => pointFrom(material, sourceOf(sentence))),
        MOST,
        material.core,
      ),
    }))
    .sort((a, b) => worth(b.sayable) - worth(a.sayable))
  for (const { id, sayable } of bySection) {
    if (sayable.length < least) continue
    const points: Point[] = []
    for (const sentence of sayable) {
      const point = takeOne(material, sourceOf(sentence), sentence.role)
      if (point) points.push(point)
    }
    if (points.length === 0) continue
    const section = study.reading.sections.find((one) => one.id === id)
    const kicker = headingWords(section?.title ?? '')
    const part = PART_OF_ROLE[study.reading.roleOf.get(id) ?? 'other'] ?? 'Background'
    const draft = asPoints(
      points,
      kicker && !SAYS_NOTHING.test(kicker)
        ? `The study says this about ${lower(kicker)}`
        : (TITLES[part] ?? 'The study also says this'),
    )
    if (draft) return { part, kicker: kicker || part, draft }
  }
  return undefined
}

const worth = (sentences: readonly ReadSentence[]): number =>
  sentences.reduce((sum, sentence) => sum + Math.max(0, salienceOf(sentence)), sentences.length)

/** Stated facts come before ordinary text; a slide of one statement only when there is nothing fuller. */
export const nextFiller = (material: Material, order: { isPlan: boolean }): Filler | undefined =>
  nextFacts(material, 2, order) ??
  nextTable(material, order) ??
  nextSection(material, 2) ??
  nextFacts(material, 1, order) ??
  nextSection(material, 1)

type PlacedFiller = { id: string; part: DeckPart; draft: Draft }
const TAKES_MORE: ReadonlySet<Draft['form']> = new Set(['points', 'statement', 'metrics'])
/** Sentences below this are not asked about. */
const WORTH_A_LINE = 4
/** After the facts, the sentences most central to the work fill the remaining room. */
export function fillWithSentences(placed: readonly PlacedFiller[], material: Material): void {
  const { study, used, core } = material
  const telling = study.reading.sentences
    .filter(
      (sentence) =>
        isTold(sentence) &&
        !used.has(sentence.id) &&
        !material.wishes.has(sentence.id) &&
        sentence.role !== 'literature' &&
        // An abstract has a little of every part: its findings would otherwise appear with the background.
        sentence.role !== 'abstract' &&
        PART_OF_ROLE[sentence.role] !== undefined,
    )
    .map((sentence) => ({ sentence, worth: worthOf(sentence, core) }))
    .filter(({ worth }) => worth >= WORTH_A_LINE)
    .sort((a, b) => b.worth - a.worth)
  for (const { sentence } of telling) {
    const source = sourceOf(sentence)
    const point = pointFrom(material, source)
    if (!point) continue
    const slide = placed.find(
      ({ id, part, draft }) =>
        part === PART_OF_ROLE[sentence.role] &&
        !ALONE.has(id) &&
        TAKES_MORE.has(draft.form) &&
        hasRoomFor(draft, point),
    )
    const taken = slide && takeOne(material, source, sentence.role)
    if (taken) slide.draft.points.push(taken)
  }
}

function nextTable(material: Material, { isPlan }: { isPlan: boolean }): Filler | undefined {
  if (isPlan) return undefined
  const draft = withAsset(material)
  return draft && { part: 'Results', kicker: 'Further results', draft }
}

/** The method as the author drew it. */
export function nextFigure(material: Material): Filler | undefined {
  const draft = withMethodPicture(material)
  return draft && { part: 'Methods', kicker: 'How it was done', draft }
}

/** Headings every work has, and headings that are only numbers. */
const SAYS_NOTHING =
  /\d|^(?:abstract|summary|introduction|background|overview|literature(?: review)?|review of literature|method(?:s|ology)?|results?|findings|discussions?|conclusions?|chapter.*|data analysis|analysis|appendi.*)$/i

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.replace(/^./u, (letter) => letter.toLowerCase()) : text

const LONGEST_HEADING = 40
const headingWords = (title: string): string => {
  const bare = title.replace(/^(?:chapter\s+\w+\s*[:.–-]?\s*|\d+(?:\.\d+)*\.?\s*|[A-Z]\.\s+)/i, '').trim()
  const calm = bare === bare.toUpperCase() ? bare.toLowerCase() : bare
  return calm.length <= LONGEST_HEADING ? calm.replace(/^./, (letter) => letter.toUpperCase()) : ''
}
