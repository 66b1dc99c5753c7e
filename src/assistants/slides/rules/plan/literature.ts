/** What earlier studies found, each with its authors as the sentence itself names them. */
import { evidenceOf, type ReadSentence } from '#capabilities/study/index.ts'
import type { Point } from '../deck/deck.ts'
import { type Draft, draftOf } from './draft.ts'
import { lineOf } from './stated.ts'
import type { Work } from './work.ts'

const MOST = 3
const MOST_SAID = 8
/** "Banda and Phiri (2019) found that …": the subject is a work, and the verb reports a finding. */
const REPORTS =
  /^(?:(?:a|an|another|one|the) (?:recent )?study (?:conducted |done |carried out )?by )?(\p{Lu}[\p{L}'’-]+(?:,? (?:and|&) \p{Lu}[\p{L}'’-]+| et al\.?,?)?) ?,? ?\(((?:19|20)\d\d)[a-z]?\)(?: also| further)? (?:found|reported|showed|revealed|observed|established|concluded|demonstrated|discovered)(?: out)? that /u

export function literatureSlide(work: Work): Draft | undefined {
  const found: { name: string; point: Point }[] = []
  for (const sentence of work.study.reading.sentences) {
    if (found.length >= MOST_SAID || !['literature', 'introduction', 'discussion'].includes(sentence.role))
      continue
    const told = reported(sentence)
    if (!told || work.used.has(sentence.id) || found.some(({ name }) => name === told.name)) continue
    found.push(told)
    work.used.add(sentence.id)
  }
  if (found.length === 0) return undefined
  const shown = found.slice(0, MOST)
  const names = shown.map(({ name }) => name)
  const title = `What ${names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`} found`
  return draftOf({
    id: 'literature',
    part: 'Literature',
    kicker: 'Earlier studies',
    worth: 57,
    name: title,
    title,
    form: shown.length > 1 ? 'cards' : 'statement',
    points: shown.map(({ name, point }) => ({ ...point, head: name })),
    more: found.slice(MOST).map(({ point }) => point),
    opens: 'Others have worked on this before me',
  })
}

function reported(sentence: ReadSentence): { name: string; point: Point } | undefined {
  const match = sentence.text.match(REPORTS)
  if (!match) return undefined
  const rest = sentence.text.slice(match[0].length)
  const text = lineOf(rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
  return text
    ? {
        name: `${match[1]!.replace(/,$/, '')} (${match[2]})`,
        point: { text, sources: [evidenceOf(sentence)] },
      }
    : undefined
}
