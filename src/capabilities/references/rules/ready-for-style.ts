/** What a style's file cannot know: laws of this country, names with particles, and titles written in capitals. */
import { asSentence, isInCapitals, type KnowsSmall, withSubtitle } from './judging/title-capitals.ts'
import type { Name, Reference } from './reference.ts'
import type { ReferenceStyle } from './styles.ts'

/** Styles that write titles as sentences. */
export const SENTENCES: ReadonlySet<ReferenceStyle> = new Set(['apa', 'vancouver'])

const STEPS = [lawsAsWorks, meetingsAsBooks, withoutRepeats, withReportNumber, withGenre]

export function readyFor(style: ReferenceStyle, reference: Reference, isSmall?: KnowsSmall): Reference {
  const item = STEPS.reduce((one, step) => step(one, style), reference)
  return {
    ...item,
    ...(item.author ? { author: item.author.map(wholeName) } : {}),
    ...(item.editor ? { editor: item.editor.map(wholeName) } : {}),
    ...(item.title ? { title: titleFor(style, reference, isSmall) } : {}),
    ...(item.title && isForeign(item.title) ? { language: FOREIGN } : {}),
  }
}

function titleFor(style: ReferenceStyle, { title = '', type }: Reference, isSmall?: KnowsSmall): string {
  if (type === 'legislation') return withCapital(title)
  const written = SENTENCES.has(style) ? asSentence(title, isSmall) : title
  const isLeft = style === 'chicago' || style === 'mla' || isInCapitals(written, isSmall) || isForeign(title)
  return withCapital(isLeft ? written : withSubtitle(written, style === 'apa', isSmall))
}

/** Titles of other languages are never set in capitals as English ones are. */
const isForeign = (title: string): boolean =>
  /(?<=\s)(?:y|de|del|des|du|los|las|der|das|und|von|für|im|et|les|aux|pour|dans|em|uma|della|voor|het|kwa|na|ya|wa|za)(?=\s)/u.test(
    title,
  ) && !/(?<=\s)(?:the|of|and|for|in|on|to|with|from)(?=\s)/iu.test(` ${title}`)
/** No language in particular: all that matters is that it is not English. */
const FOREIGN = 'mul'

const withCapital = (title: string): string =>
  title.replace(/^\p{Ll}(?=\p{Ll}|\s)/u, (letter) => letter.toUpperCase())

/** Here people are filed under van der Merwe, not under Merwe. */
function wholeName({ 'non-dropping-particle': particle, ...name }: Name): Name & { 'parse-names'?: 0 } {
  const family = [particle, name.family].filter(Boolean).join(' ')
  // The processor would take the particle off again.
  return / /.test(family) ? { ...name, family, 'parse-names': 0 } : name
}

/**
 * The styles write statutes as American law does. Here an Act is cited by its name and number, with its printer, as a work of the
 * government that made it.
 */
function lawsAsWorks(reference: Reference): Reference {
  return reference.type === 'legislation' ? { ...reference, type: 'book' } : reference
}

/** APA names a publisher only where it is not the author, and MLA an author only where it is not the publisher. */
function withoutRepeats(reference: Reference, style: ReferenceStyle): Reference {
  const { publisher, author, ...rest } = reference
  const body = author?.length === 1 ? author[0]!.literal?.toLowerCase() : undefined
  if (!body || body !== publisher?.toLowerCase()) return reference
  if (style === 'apa') return { ...rest, ...(author ? { author } : {}) }
  return style === 'mla' && reference.title ? { ...rest, publisher } : reference
}

/** Proceedings that have a publisher are books: three of the styles would leave it out. */
function meetingsAsBooks(reference: Reference, style: ReferenceStyle): Reference {
  return reference.type === 'paper-conference' && reference.publisher && AS_BOOKS.has(style)
    ? { ...reference, type: 'chapter' }
    : reference
}
const AS_BOOKS: ReadonlySet<ReferenceStyle> = new Set(['apa', 'chicago', 'mla'])

/** What a work is called, as it stands in the middle of a line. */
function withGenre(reference: Reference, style: ReferenceStyle): Reference {
  const { type, genre } = reference
  if (style === 'mla' && type === 'speech') return { ...reference, 'publisher-place': '' }
  if (style === 'vancouver' && type === 'speech') return { ...reference, genre: 'Paper' }
  return style === 'chicago' && type === 'personal_communication' && genre
    ? { ...reference, genre: genre.toLowerCase() }
    : reference
}

/** Harvard prints the number of a report without saying what it is. */
function withReportNumber(reference: Reference, style: ReferenceStyle): Reference {
  return style === 'harvard' && reference.type === 'report' && /^\d+$/.test(reference.number ?? '')
    ? { ...reference, number: `Report no. ${reference.number}` }
    : reference
}
