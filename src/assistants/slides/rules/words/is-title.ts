/** Whether words of a cover may be the title of a work. */
import { wordCount } from './clean.ts'

const LONGEST_TITLE = 260
const SHORTEST_TITLE = 2
/** Sentences of a page, the line of a journal, words that a template asks to replace, a date: none of them a title. */
const NO_TITLE =
  /^(?:\S+ ){0,4}minist(?:ry of|[eè]re d\S*) ?(?:\S+ ){0,3}\S+$|\p{Ll}{2}(?<!\b(?:dr|prof|mrs?|st|engr?|rev))\.\s+\p{Lu}|©|\b(?:doi|issn|isbn|vol\.|https?:|www\.|version \d|marks?\)|copyright|(?:click|tap) here|lorem ipsum|submitted (?:to|in)|in partial fulfil\w*)|^(?:chapter|section|part)\b|^(?:abstract|introduction|contents|table of contents|declaration|acknowledge\w*)$|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:19|20)\d\d\b|\.\.\.|…/iu

/** The names of its authors beside their registration numbers. */
const NUMBERED = /\d{3,}\/(?:19|20)\d\d|\d{2,}\/\d{2,}\/\d|(?:\d{5,}\D+){2}/

/** "Mary K. Banda and John Phiri" wrote it. */
const PEOPLE = /^(?:\p{Lu}[\p{L}.'’-]*,? )+(?:and|&) (?:\p{Lu}[\p{L}.'’-]* ?)+$/u
const isOfPeople = (text: string): boolean => PEOPLE.test(text) && /(?:^|\s)\p{Lu}\.\s\p{Lu}/u.test(text)

export const isTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE &&
  wordCount(text) >= SHORTEST_TITLE &&
  /\p{L}{3}/u.test(text) &&
  !NUMBERED.test(text) &&
  !isOfPeople(text) &&
  !NO_TITLE.test(text)
