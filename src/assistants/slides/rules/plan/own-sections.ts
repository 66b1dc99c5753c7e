/** Sections of the work under their own headings: what fills a deck whose record is short. Nothing is told under another name. */
import type { SectionRole } from '#product/document-model.ts'
import { wordCount } from '../words/clean.ts'
import { type DeckPart, type Draft, draftOf } from './draft.ts'
import { calmed, isStatedHere, pointOfStated } from './stated.ts'
import type { Work } from './work.ts'

const PART_OF: Partial<Record<SectionRole, DeckPart>> = {
  abstract: 'Background',
  introduction: 'Background',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Results',
  conclusion: 'Conclusion',
}
/** A chapter whose heading the file lost. */
const BY_ROLE: Partial<Record<SectionRole, string>> = {
  abstract: 'The study in brief',
  introduction: 'Introduction',
}
/** Headings that name no matter of their own. */
const NAMES_NOTHING =
  /^(?:chapter\b.*|summary\b.*|organi[sz]ation of.*|structure of.*|outline.*|definitions?.*|operational.*|references|preamble|keywords?|contents|.*\?)$|^[^a-z]*$/
const WORTH = 22
/** It tells the results before the question. */
const LAST = 8
const MOST_POINTS = 4
const LEAST_POINTS = 2

export function ownSections(work: Work): Draft[] {
  const { reading } = work.study
  const drafts: Draft[] = []
  for (const { id, title } of reading.sections) {
    const role = reading.roleOf.get(id) ?? 'other'
    const part = PART_OF[role]
    const printed = calmed(
      title.replace(/^\s*(?:\d+(?:\.\d+)*\.?|[ivx]+\.|[a-h][.)])\s*/i, '').trim(),
    ).replace(/[.:]$/, '')
    const name = role === 'abstract' ? BY_ROLE.abstract! : printed || (BY_ROLE[role] ?? '')
    if (!part || NAMES_NOTHING.test(name.toLowerCase()) || wordCount(name) > 12 || name.length < 4) continue
    const stated = work.statements.filter(
      (one) =>
        one.sentence.section === id &&
        !work.used.has(one.sentence.id) &&
        isStatedHere(one, work.kind === 'proposal'),
    )
    const points = stated.flatMap((one) => pointOfStated(one) ?? [])
    if (points.length < LEAST_POINTS) continue
    const shown = points.slice(0, MOST_POINTS)
    drafts.push(
      draftOf({
        id: `section-${drafts.length + 1}`,
        part,
        kicker: part,
        worth:
          (role === 'abstract' ? LAST : WORTH) +
          Math.min(6, points.length) +
          (role === 'results' || role === 'discussion' ? 4 : 0),
        name,
        title: name,
        points: shown,
        more: points.slice(MOST_POINTS, MOST_POINTS + 5),
        opens: `A word on ${name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
      }),
    )
  }
  return drafts
}
