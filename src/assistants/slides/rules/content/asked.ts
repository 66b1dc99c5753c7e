/** The speaker's material for questions: statements of the document that are on no slide. */

import { FACT_KINDS, shownOf } from '#capabilities/study/index.ts'
import { isProse } from '#capabilities/study/text.index.ts'
import type { SlideSource } from '../deck/deck.ts'
import type { DeckPart, Draft } from './draft.ts'
import { PART_OF_ROLE } from './fillers.ts'
import { type Material, plainWords, sourceOf, sourceOfFact } from './material.ts'
import { BELONGS_TO, PART_OF_KIND } from './more-facts.ts'
import { worthOf } from './salience.ts'
import { scriptOf } from './script-of.ts'

type Slide = { id: string; part: DeckPart; draft: Draft; asked?: SlideSource[] }

const MOST_FACTS = 8
const MOST_ALTOGETHER = 14
const WORTH_ASKING = 2.5
const SHORTEST = 30

export function addAsked(slides: readonly Slide[], material: Material): void {
  const said = new Set(
    slides.flatMap(({ draft }) =>
      scriptOf(draft).flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId)),
    ),
  )
  const give = (slide: Slide | undefined, source: SlideSource, most: number) => {
    const asked = slide?.asked ?? []
    if (!slide || said.has(source.sentenceId) || asked.length >= most) return
    said.add(source.sentenceId)
    slide.asked = [...asked, source]
  }
  const least = (fitting: readonly Slide[]) =>
    [...fitting].sort((a, b) => (a.asked?.length ?? 0) - (b.asked?.length ?? 0))[0]

  for (const kind of FACT_KINDS)
    for (const fact of shownOf(material.book, kind))
      give(least(slides.filter(({ id }) => BELONGS_TO[id]?.includes(kind))), sourceOfFact(fact), MOST_FACTS)
  for (const kind of FACT_KINDS)
    for (const fact of shownOf(material.book, kind))
      give(
        least(slides.filter(({ part }) => part === PART_OF_KIND[kind])),
        sourceOfFact(fact),
        MOST_ALTOGETHER,
      )
  // Uncertain facts are never a line of a slide; a committee may still ask about them.
  for (const { kind, certainty, evidence } of material.book.facts)
    if (certainty === 'likely')
      give(least(slides.filter(({ part }) => part === PART_OF_KIND[kind])), { ...evidence }, MOST_ALTOGETHER)

  const telling = material.study.reading.sentences
    .filter(
      (sentence) =>
        isProse(sentence) &&
        sentence.role !== 'appendix' &&
        sentence.role !== 'front-matter' &&
        sentence.text.length >= SHORTEST &&
        !material.headings.has(plainWords(sentence.text)),
    )
    .map((sentence) => ({
      sentence,
      worth: worthOf(sentence, material.core),
    }))
    .filter(({ worth }) => worth >= WORTH_ASKING)
    .sort((a, b) => b.worth - a.worth)
  for (const { sentence } of telling) {
    const source = sourceOf(sentence)
    const beside = slides.filter(({ draft }) =>
      draft.points.some(({ sources }) =>
        sources.some(
          ({ page, within }) => page === source.page && within?.section === source.within?.section,
        ),
      ),
    )
    const ofPart = slides.filter(({ part }) => part === PART_OF_ROLE[sentence.role])
    give(least(beside.length > 0 ? beside : ofPart), source, MOST_ALTOGETHER)
  }
}
