/** What a style's file cannot know: laws and letters of this country, and titles written in capitals. */
import type { Reference } from './reference.ts'
import type { Style } from './styles.ts'

export function readyFor(style: Style, reference: Reference): Reference {
  return lawsAsWorks(withoutRepeats(reference, style))
}

/**
 * The styles write statutes as American law does. Here an Act is cited by its name and number, with its printer, as a report
 * of the government that made it.
 */
function lawsAsWorks(reference: Reference): Reference {
  if (reference.type !== 'legislation') return reference
  return { ...reference, type: 'book' }
}

/** APA names a publisher only where it is not the author. */
function withoutRepeats(reference: Reference, style: Style): Reference {
  if (style !== 'apa' || !reference.publisher) return reference
  const isAuthor = reference.author?.length === 1 && reference.author[0]!.literal?.toLowerCase() === reference.publisher.toLowerCase()
  if (!isAuthor) return reference
  const { publisher: _, ...rest } = reference
  return rest
}
