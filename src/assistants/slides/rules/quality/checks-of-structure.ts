import { SLIDES_IN_DECK } from '../deck/keys.ts'
import { wordCount } from '../words/clean.ts'
import { hasVerb } from '../words/verbs.ts'
import { BODY, type Checked, type DeckCheck, eachSlide, ofDeck } from './check.ts'

const LONGEST_TITLE = 80
const LEAST_PARTS = 3

export function checksOfStructure({ deck, presentation }: Checked): DeckCheck[] {
  const { slides } = deck
  const titles = slides.map(({ title }) => title.toLowerCase())
  const [, agenda] = presentation.slides
  return [
    ofDeck('count', 'The deck has 18 slides', slides.length === SLIDES_IN_DECK),
    ofDeck('title-slide', 'The title comes first', slides[0]?.form === 'opening'),
    ofDeck('outline', 'The outline comes second', slides[1]?.form === 'agenda'),
    ofDeck(
      'references',
      'The references come last',
      slides.at(-1)?.form === 'references' || slides.at(-1)?.missing !== undefined,
    ),
    ofDeck(
      'author',
      'The title names who wrote it, or asks for the name',
      slides[0]?.points.length !== 0 || slides[0]?.missing !== undefined,
    ),
    ofDeck('parts', 'The talk has three parts or more', (slides[1]?.points.length ?? 0) >= LEAST_PARTS),
    ofDeck(
      'sections',
      'Every slide belongs to a section of the file',
      presentation.sections.length >= LEAST_PARTS &&
        presentation.sections.reduce((sum, section) => sum + section.slides, 0) === slides.length,
    ),
    ofDeck('ids', 'Every slide has its own name', new Set(slides.map(({ id }) => id)).size === slides.length),
    ofDeck(
      'agenda-links',
      'Each part of the outline links to its slide',
      (agenda?.shapes ?? []).filter((shape) => shape.kind === 'text' && shape.toSlide !== undefined)
        .length === slides[1]?.points.length,
    ),
    eachSlide(
      'titles-differ',
      'No two slides have the same title',
      slides,
      (at) => titles.indexOf(titles[at] ?? '') === at,
    ),
    eachSlide(
      'titles-say',
      'Every title is a sentence',
      slides,
      (at) => hasVerb(slides[at]?.title ?? ''),
      BODY,
    ),
    eachSlide(
      'titles-short',
      'No title is longer than 80 characters',
      slides,
      (at) => (slides[at]?.title.length ?? 0) <= LONGEST_TITLE,
      BODY,
    ),
    eachSlide(
      'one-title',
      'Every slide has one title that screen readers can find',
      presentation.slides,
      (at) =>
        presentation.slides[at]?.shapes.filter((shape) => shape.kind === 'text' && shape.slot === 0)
          .length === 1,
    ),
    eachSlide(
      'notes',
      'Every slide has speaker notes',
      presentation.slides,
      (at) => wordCount(presentation.slides[at]?.notes.join(' ') ?? '') >= 8,
    ),
    ofDeck(
      'language',
      'The file states its language and author',
      presentation.language !== '' && presentation.author !== '',
    ),
    ofDeck(
      'fonts',
      'There are at most two fonts',
      new Set(Object.values(presentation.theme.fonts)).size <= 2,
    ),
  ]
}
