/** Two places of the work that disagree, asked as a person would ask. */
import { heaviestComparisons, type OpenStudy } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import { type Fault, isPlain, isRow, leadOf } from './fault-words.ts'
import { atPlace } from './place-in-words.ts'

const MOST_COMPARED = 10
type FailedComparison = ReturnType<typeof heaviestComparisons>[number]

/** Two places that disagree: the heaviest of each kind first. */
export const onComparisons = (study: OpenStudy, others: ReadonlySet<string>): Fault[] =>
  heaviestComparisons(study, MOST_COMPARED)
    .filter(({ here }) => !others.has(here.place.sentenceId))
    .flatMap((failed, at): Fault[] => {
      const { here, there, easier, isOpen, says, advice, consequence, weight } = failed
      const asks = askedAloud(failed)
      return asks === undefined
        ? []
        : [
            {
              about: 'comparison',
              area: 'results',
              weight: 14 + weight - at / MOST_COMPARED,
              lead: leadOf(here.place),
              asks,
              easier: IN_WORDS[failed.id] ? 'Is that so, and how did it come about?' : easier,
              deeper: consequence
                ? 'And what in your work rests on it?'
                : 'How will you make sure that nothing else is wrong?',
              shows: isOpen ? '' : says,
              advice,
              within: 'day',
              place: here.place,
              also: there.place ? [there.place] : [],
            },
          ]
    })

/** What is said against what is said is asked as a person would ask it. */
const IN_WORDS: Partial<Record<FailedComparison['id'], (failed: FailedComparison) => string | undefined>> = {
  'numbers.announced': ({ reports }) =>
    `I find no figure of the ${NAMED_AFTER.test(reports) ? reports : reports[0]!.toLowerCase() + reports.slice(1)} that you announce here. Was it done, and what did it show?`,
  'numbers.equal-tables': ({ reports, here }) =>
    /^\d/.test(reports)
      ? `${reports} have ${here.figure}. How can different questions have the very same answers?`
      : `${reports} are ${here.figure}. How can that be?`,
  // What was left out may have been lost in reading; a mark of a template was not.
  'unwritten-parts': ({ here }) =>
    here.figure.includes('[')
      ? `A template has left this here: ${here.figure.replace(/.*?(\[[^\]]*\]).*/, '“$1”')}. What belongs in its place?`
      : undefined,
  'numbers.significance': ({ reports, here, there }) =>
    `For ${reports} you say ${here.figure}, and I read ${there.figure}. Which is right, and what follows from it?`,
}
const NAMED_AFTER = /^(?:Cronbach|Mann|Kruskal|Granger|Hausman)/

function askedAloud(failed: FailedComparison): string | undefined {
  const { id, here, there, reports, asks, isOpen } = failed
  const inWords = IN_WORDS[id]
  if (isOpen) return asks
  if (inWords) return inWords(failed)
  if (!/\d/.test(there.figure))
    return isPlain({ writes: here.figure, computes: there.figure, reports }, 'a range')
      ? `Where else in your work is ${here.figure} shown, and what was it computed from?`
      : undefined
  if (!isPlain({ writes: here.figure, computes: there.figure, reports }, 'a range')) return undefined
  // Of a row a listener sees nothing but its name.
  const of = isRow(here.place) ? `For ${inTalk(reports)}, you` : 'You'
  if (!there.place)
    return `${of} give ${here.figure}, and from your own figures I come to ${there.figure}. Which is right, and does a conclusion change?`
  const other = there.figure.replace(/ (?:planned|in the \w+)$/, '')
  const where =
    placeWords(there.place) === placeWords(here.place)
      ? 'there'
      : atPlace(there.place)
          .replace(/^[IO]/, (one) => one.toLowerCase())
          .replace(/,$/, '')
  return `${of} give ${here.figure} here and ${other} ${where}. Which is it, and why?`
}
/** Without the number of a row, and what a program says of its scale. */
const inTalk = (reports: string): string =>
  reports.replace(/^\d+\.? (?=\p{Lu})/u, '').replace(/, answers from \d to \d$/, '')
