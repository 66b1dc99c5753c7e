/** Each objective beside what was found on it; and what the panel may ask, with the place of the answer. */
import type { Deck, DeckSlide, Point, SlideSource } from '../deck/deck.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { shortened } from '../words/shorten.ts'
import { type Draft, draftOf } from './draft.ts'
import type { Goal } from './goals.ts'
import type { Work } from './work.ts'

const LONGEST_CELL = 17
const short = (text: string): string | undefined =>
  wordCount(text) <= LONGEST_CELL ? unstopped(text) : shortened(text, LONGEST_CELL)

/** Only where at least two are answered: a table of one row says nothing that the result did not. */
export function answerSlide(goals: readonly Goal[], answered: ReadonlyMap<Goal, Point>): Draft | undefined {
  const rows = goals.flatMap((goal) => {
    const answer = answered.get(goal)
    const [left, right] = [short(goal.text), answer && short(answer.text)]
    return left && right && answer
      ? [{ cells: [left, right], sources: [...goal.entry.evidence, ...answer.sources] }]
      : []
  })
  if (rows.length < 2 || goals.length > 6) return undefined
  const kind = goals[0]!.kind
  return draftOf({
    id: 'answers',
    part: 'Conclusion',
    kicker: 'Answers',
    worth: 88,
    name: 'Answers',
    title:
      rows.length === goals.length
        ? `What I found on each of the ${goals.length} ${kind}s`
        : `What I found on ${rows.length} of the ${goals.length} ${kind}s`,
    visual: {
      kind: 'table',
      rows: [
        [kind === 'objective' ? 'Objective' : 'Question', 'What I found'],
        ...rows.map(({ cells }) => cells),
      ],
      caption: '',
      sources: rows.flatMap(({ sources }) => sources),
    },
    points: [],
    opens: `Let me go back to my ${kind}s, one by one`,
  })
}

/** By the slide that the answer stands on. */
const ASKS: readonly (readonly [string, string])[] = [
  ['sampling', 'Why did you choose your sample in this way, and whom does it leave out?'],
  ['analysis', 'Why did you choose this method of analysis, and which other one did you consider?'],
  ['limits', 'You name this limit yourself. How far does it change your conclusion?'],
  [
    'result-1',
    'How do you know that this result is not chance, or the work of something you did not measure?',
  ],
  ['design', 'Why is this design the right one for your question?'],
  ['instruments', 'How did you make sure that your instrument measures what it should?'],
  ['conclusion', 'Which of your results does this conclusion rest on?'],
  ['tools', 'Why did you build it with these tools?'],
  ['objectives', 'What would you have to see to say that this objective is reached?'],
  ['problem', 'How do you know that this is a problem, and for whom?'],
  ['aim', 'What does your work add to what was known before?'],
  ['gap', 'How do you know that nobody has answered this before?'],
  ['recommendations', 'Who should carry this out, and with what means?'],
  ['significance', 'Who will do something differently because of your work?'],
  ['result-2', 'What else could explain this result?'],
  ['background', 'What of this is known, and what do you assume?'],
  ['section-1', 'Your work says this. What does it rest on?'],
]
const QUESTIONS = 3

const placesOn = ({ points, visual, metrics, script }: DeckSlide): SlideSource[] =>
  [
    ...(visual ? [visual] : []),
    ...metrics,
    ...points.filter(({ head }) => head === undefined),
    ...script,
  ].flatMap(({ sources }) => sources)

/** What stands nowhere else has nothing beside it that could be right. */
function questionOnFlaw(says: string): string {
  const whole = says.split('. ')[0]!.replace(/\.$/, '')
  const [, alone] = whole.match(/^(.*), and the figures beside it give “not found[^”]*”$/) ?? []
  return alone
    ? `${alone}, and the rest of your work does not. Where does it come from?`
    : `${whole}. Which is right?`
}

export function panelQuestions(
  { record, flaws }: Work,
  slides: readonly DeckSlide[],
): NonNullable<Deck['panel']> {
  const found: NonNullable<Deck['panel']> = []
  // What a reader of the whole work would raise weighs more than two figures that differ.
  const remarks = record.remarks
    .filter(({ ask, isUnproved, kind }) => ask && !isUnproved && kind !== 'strength')
    .toSorted((a, b) => b.weight - a.weight)
  for (const { ask, evidence } of remarks.slice(0, QUESTIONS))
    found.push({ text: ask, sources: [...evidence] })
  for (const { says, evidence } of flaws.slice(0, 1))
    if (found.length < QUESTIONS) found.push({ text: questionOnFlaw(says), sources: [evidence] })
  for (const [id, text] of ASKS) {
    const sources = slides
      .filter((slide) => slide.id === id)
      .flatMap(placesOn)
      .slice(0, 1)
    if (sources.length > 0 && found.length < QUESTIONS) found.push({ text, sources })
  }
  return found
}
