/** The first slide: title, names, school and year, and what is not certain of them. */
import type { DeckSlide } from '../../deck/deck.ts'
import { nothing } from './nothing.ts'

export const WORK_WORDS: Record<string, string> = {
  thesis: 'Thesis defence',
  paper: 'Research paper',
  proposal: 'Research proposal',
  chapter: 'Chapter of a thesis',
  'literature-review': 'Review of literature',
  reported: 'Research project',
  internship: 'Internship report',
}

type Cover = {
  title: string | undefined
  /** Lines of the file that may be the title, where it is not certain. */
  titles: readonly string[]
  authors: readonly string[]
  /** Names that may be the author's. */
  people: readonly string[]
  supervisors: readonly string[]
  institution?: string | undefined
  year?: string | undefined
}

export const NO_TITLE = '[ The title of your work ]'
const NO_NAME = '[ Your name ]'

/** Who wrote it and who supervised it are told apart; a title or a name that is not certain is asked for, and never guessed. */
export function opening(
  { title, titles, authors, people, supervisors, institution, year }: Cover,
  work: string,
): DeckSlide {
  const lines = [
    authors.length > 0 ? authors.slice(0, 4).join(', ') : NO_NAME,
    supervisors.length > 0
      ? `Supervised by ${supervisors
          .slice(0, 3)
          .join(', ')
          .replace(/, ([^,]*)$/, ' and $1')}`
      : '',
    [institution, year].filter(Boolean).join(', '),
  ].filter(Boolean)
  const candidate = (text: string) => ({ text, sources: [] })
  return {
    ...nothing,
    id: 'title',
    part: 'Opening',
    kicker: work,
    title: title ?? NO_TITLE,
    form: 'opening',
    points: lines.map((text) => ({ text, sources: [] })),
    ...(title === undefined
      ? { ask: { says: 'The title of your work', candidates: titles.map(candidate) } }
      : authors.length === 0 && {
          ask: {
            says: 'Your name, as it should stand on the first slide',
            candidates: people.slice(0, 3).map(candidate),
          },
        }),
    script: [
      { text: greeting(title, authors), sources: [], from: 10 },
      ...(supervisors.length > 0
        ? [{ text: `I was supervised by ${supervisors.slice(0, 2).join(' and ')}.`, sources: [], from: 20 }]
        : []),
      { text: 'Thank you for taking the time to listen to me.', sources: [], from: 15 },
    ],
  }
}

/** One author introduces himself; of several, the panel hears who speaks. */
function greeting(title: string | undefined, authors: readonly string[]): string {
  const name = authors.length === 1 ? ` My name is ${authors[0]}.` : ''
  return `Good morning.${name}${title ? ` My work is called: ${title}.` : ''}`
}

/** What the student says where the first slide asks: its title, or a name. */
export function openingWith(slide: DeckSlide, words: string | undefined): DeckSlide {
  const said = words?.replace(/\s+/g, ' ').trim()
  if (!slide.ask || !said) return slide
  const { ask: _, ...rest } = slide
  if (slide.title !== NO_TITLE)
    return {
      ...rest,
      points: rest.points.map((point) =>
        point.text === NO_NAME ? { ...point, text: said, edited: true } : point,
      ),
    }
  return {
    ...rest,
    title: said,
    titleChosen: true,
    script: [{ text: greeting(said, []), sources: [], from: 10 }, ...rest.script.slice(1)],
  }
}
