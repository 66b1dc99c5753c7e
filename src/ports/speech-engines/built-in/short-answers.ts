/**
 * What can be said by voice where no other recogniser is: whatever controls a session, and the parts of a work. Among a few
 * answers even a small recogniser finds the right one for unknown voices, where among two thousand words it would not.
 */
import { cardinal, ordinal } from '../wording/number-words.ts'

const STEERING =
  `yes|no|yes it is|yes that is right|that is right|no it is not|no that is wrong|okay|yes please|no thank you|thank you|repeat
repeat that|please repeat|repeat the question|please repeat the question|say it again|say that again|can you say that again
next|next question|the next question|next question please|go on|go back|skip|skip this question|stop|wait|start|continue|help
i do not know|i don't know|i am not sure|i'm not sure|i do not understand|i don't understand|i have finished|that is all|speak slower|hold on
ask me my cards|test me on my study cards|again|hard|good|easy`.split(/[|\n]/)

const PARTS =
  `introduction|background|problem statement|research questions|objectives|hypothesis|literature review|theory|framework
methodology|methods|method|research design|sample|sampling|population|data collection|data analysis|ethics|results|findings
discussion|conclusion|recommendations|limitations|references|abstract|appendix|questionnaire|interviews|validity|reliability`.split(
    /[|\n]/,
  )

const countedWords = (most: number) =>
  Array.from({ length: most }, (_, i) => cardinal(i + 1).replace('-', ' '))
const placed = countedWords(12).flatMap((number) =>
  ['chapter', 'section', 'question', 'objective', 'number'].map((thing) => `${thing} ${number}`),
)
/** Never the bare word: "seven" is said more often, and a breath after it turns it into "seventh". */
const ordered = Array.from({ length: 10 }, (_, i) => `the ${ordinal(i + 1)} one`)

export const SHORT_ANSWERS: readonly string[] = [
  ...new Set([
    ...STEERING,
    ...PARTS.flatMap((part) => [part, `the ${part}`, `what is ${part}`]),
    ...countedWords(100),
    ...placed,
    ...ordered,
  ]),
]

/** The tuning voices need at most 0.4 seconds and 0.07 more per letter; slow speakers are allowed half as much again. */
const SECONDS_TO_BEGIN = 0.5
const SECONDS_A_LETTER = 0.1

/** A whole sentence of sounds always contains something like one long word. No speaker takes this long to say it. */
export const longestToSay = (answer: string): number =>
  SECONDS_TO_BEGIN + SECONDS_A_LETTER * answer.replaceAll(' ', '').length
