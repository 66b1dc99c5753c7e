/**
 * Parts that stand as a heading alone, and text that was to be replaced. Whoever asks whether a part is there does not
 * count such text.
 */
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { isProse, type ReadDocument } from '../../document/reading.ts'
import { isPlaceholder } from '../../text/placeholder.ts'
import type { StudyCheck } from '../check.ts'
import type { About } from '../outcomes.ts'
import { again, notApplying } from '../outcomes.ts'

/** Chapters that state something by themselves; a title page and a list have no prose. */
const STATING = new Set([
  'abstract',
  'introduction',
  'literature',
  'methods',
  'results',
  'discussion',
  'conclusion',
])

export function unwrittenPartsCheck(reading: ReadDocument): StudyCheck {
  const about: About<'unwritten-parts'> = {
    id: 'unwritten-parts',
    area: 'interpretation',
    label: 'Every part under a heading is written',
    weight: 3,
  }
  const placeholders = reading.sentences.filter(
    ({ text, role }) => role !== 'references' && isPlaceholder(text),
  )
  const empty = emptyHeadings(reading)
  if (placeholders.length + empty.length === 0)
    return notApplying(about, 'No placeholder and no empty heading was seen.')
  const says = [
    placeholders.length > 0
      ? `${placeholders.length === 1 ? 'One sentence was' : `${placeholders.length} sentences were`} meant to be replaced: “${placeholders[0]!.text.slice(0, 80)}”`
      : '',
    empty.length > 0
      ? `nothing stands under ${empty
          .map((title) => `“${title}”`)
          .slice(0, 4)
          .join(', ')}`
      : '',
  ].filter(Boolean)
  return again(
    about,
    `${says.join('; ').replace(/^n/, 'N')}.`,
    'Write these parts first: whatever else is improved, the work is not finished without them.',
    placeholders.map((sentence): StudyEvidence => evidenceOf(sentence)),
  )
}

/** A heading with neither text nor table below it, nor below a heading under it. */
function emptyHeadings({ sections, sentences, blocks, roleOf }: ReadDocument): string[] {
  const filled = new Set([...sentences, ...blocks].map(({ section }) => section))
  const proseIn = new Set(sentences.filter(isProse).map(({ section }) => section))
  // A document of which nothing was read as prose says nothing about its headings.
  if (proseIn.size < 3) return []
  return sections.flatMap(({ id, level, title }, at) => {
    const below = sections.slice(at + 1)
    const end = below.findIndex((next) => next.level <= level)
    const under = end < 0 ? below : below.slice(0, end)
    // The page of a heading may be missed, the heading of the next section may be its second line.
    const isEmpty = !filled.has(id) && under.length === 0 && end === 0 && STATING.has(roleOf.get(id) ?? '')
    const next = below[0]
    return isEmpty && next && /\p{L}{4}/u.test(title) && isOwnHeading(title) && next.level === level
      ? [title]
      : []
  })
}

/** Numbered, or one of the words every work has: other lines may have been taken for headings. */
const isOwnHeading = (title: string) => /^\s*(?:chapter|\d+(?:\.\d+)+)\b/i.test(title) && !/:\s*$/.test(title)
