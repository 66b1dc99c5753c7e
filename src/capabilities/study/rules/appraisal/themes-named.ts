/** The themes that a question names, whatever its spelling; and what it names besides. */
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import { writtenOut } from '../handbook/question-words.ts'
import { nearestWord } from '../handbook/spelling.ts'
import { isCommon } from '../text/common-words.ts'
import { NUMBER_IN_WORDS } from '../text/number-words.ts'
import type { Appraisal } from './appraised.ts'
import type { Theme } from './themes/theme.ts'
import { THEMES, themeOf } from './themes/themes.ts'

export type Held = Pick<Appraisal, 'chapters' | 'themes' | 'title'>

export const plainly = (question: string): string =>
  inItsSpelling(writtenOut(question.toLowerCase()).replace(/[’]/g, "'").replace(LEAD, '').trim())

const LEAD =
  /^(?:(?:so|and|but|please|kindly|okay|ok|well|sorry|thank you|thanks|yes|no|hi|hello|hey|good (?:morning|afternoon|evening)|sir|madam|doctor|prof(?:essor)?|also|then|now|actually|just)\b[,.! ]*)+/i
/** A work that has objectives and no questions is asked about its objectives, and the other way round. */
export const themesOf = (asked: string, { themes }: Held): Theme[] =>
  themesIn(asked).map((theme) => {
    const other = { questions: 'objectives', objectives: 'questions' }[theme.id]
    const isSaid = (id: string) => (themes[id]?.says.length ?? 0) > 0
    return (other && !isSaid(theme.id) && isSaid(other) ? themeOf(other) : undefined) ?? theme
  })

/** A question that names a theme is not about what was told before. */
export const themesNamed = (question: string): string[] => themesIn(plainly(question)).map(({ id }) => id)

/** The longer name wins where two overlap: "research design" and "design". */
export function themesIn(asked: string): Theme[] {
  const hits = THEMES.flatMap((theme) => {
    const found = theme.asks.exec(asked)
    return found ? [{ theme, from: found.index, to: found.index + found[0].length }] : []
  })
  const kept = hits.filter(
    (one) =>
      !hits.some(
        (other) =>
          other !== one &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from,
      ),
  )
  return kept
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from }, at, all) => all.findIndex((one) => one.from === from) === at)
    .map(({ theme }) => theme)
}

/** Words of any question of this kind, which ask about nothing else. */
const OF_ASKING = new Set(
  contentStems(`enough good okay right correct clear valid strong weak deep appropriate suitable realistic smart acceptable sufficient
    original fine well justify defend defence explain improve better missing lacking add include complete panel examiner supervisor lecturer
    attack criticise example weakest strongest stronger make match follow fit consistent align link support answer chapter study work
    thesis project proposal research dissertation paper statement describe present simple plain sentence word mean tell show give
    remind choose chosen select used use find found did got sure true bad wrong wrongly really please write state mention first second third
    fourth last main key representative generalise know think check reason adopt employ apply size number many much complete contradict contradiction
    mistake error problem ready bind submit print hand tonight today week month day late early saying end fix mend repair weakness weaknesses handle solve rewrite settle enough sir please really sum using idea advice defence panel talk practise stand already never only maybe able collected collect wrote written people person report reported adopted adopting strict next person people last worried scared afraid nervous fail because honestly two one three step start begin shorten narrow link back based own deep conduct carry done clearance approval issue consideration`),
)

const A_NUMBER = new RegExp(`\\b${NUMBER_IN_WORDS}\\b`, 'gi')
export function restOf(asked: string, named: readonly Theme[], { title }: Held): string[] {
  const subject = new Set(contentStems(title))
  const bare = named.reduce((text, { asks }) => text.replace(new RegExp(asks, 'gi'), ' '), asked)
  return [...new Set(contentStems(bare.replace(A_NUMBER, ' ')))].filter(
    (stem) => /\p{L}{3}/u.test(stem) && !isCommon(stem) && !OF_ASKING.has(stem) && !subject.has(stem),
  )
}

const KNOWN = new Set(
  wordsOf(
    `sample sampling conclusion conclusions objective objectives limitation limitations recommendation recommendations methodology literature
    discussion hypothesis hypotheses questionnaire questionnaires chapter weakest weakness problem statement theory framework design population
    instrument instruments validity reliability analysis ethics ethical results findings abstract references title contribution significance
    requirements architecture testing panel defend justify improve missing example supervisor examiner question questions research respondents
    participants timetable budget original appropriate sufficient representative limits limit system before better writing written should little settle reach`,
  ),
)
const SHORTEST = 6
/** "the weekest objectve" */
const inItsSpelling = (asked: string): string =>
  asked.replace(/[a-z]+/g, (word) =>
    word.length < SHORTEST || KNOWN.has(word) || contentStems(word).some((stem) => isCommon(stem))
      ? word
      : (nearestWord(word, KNOWN) ?? word),
  )
