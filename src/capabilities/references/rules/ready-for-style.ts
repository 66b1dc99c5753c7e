/** What a style's file cannot know: laws of this country, names with particles, and titles written in capitals. */
import { asSentence, type KnowsSmall } from './judging/title-capitals.ts'
import type { Name, Reference } from './reference.ts'
import type { ReferenceStyle } from './styles.ts'

/** Styles that write titles as sentences. */
export const SENTENCES: ReadonlySet<ReferenceStyle> = new Set(['apa', 'vancouver'])

export function readyFor(style: ReferenceStyle, reference: Reference, isSmall?: KnowsSmall): Reference {
  const item = withoutRepeats(meetingsAsBooks(lawsAsWorks(reference), style), style)
  return {
    ...item,
    ...(item.author ? { author: item.author.map(wholeName) } : {}),
    ...(item.editor ? { editor: item.editor.map(wholeName) } : {}),
    ...(item.title
      ? {
          title: withCapital(
            SENTENCES.has(style) && reference.type !== 'legislation'
              ? asSentence(item.title, isSmall)
              : item.title,
          ),
        }
      : {}),
  }
}

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
const lawsAsWorks = (reference: Reference): Reference =>
  reference.type === 'legislation' ? { ...reference, type: 'book' } : reference

/** APA names a publisher only where it is not the author. */
function withoutRepeats(reference: Reference, style: ReferenceStyle): Reference {
  const { publisher, ...rest } = reference
  const isAuthor =
    reference.author?.length === 1 && reference.author[0]!.literal?.toLowerCase() === publisher?.toLowerCase()
  return style === 'apa' && isAuthor ? rest : reference
}

/** Proceedings that have a publisher are books: two of the styles would leave it out. */
const meetingsAsBooks = (reference: Reference, style: ReferenceStyle): Reference =>
  reference.type === 'paper-conference' && reference.publisher && (style === 'chicago' || style === 'mla')
    ? { ...reference, type: 'chapter' }
    : reference
