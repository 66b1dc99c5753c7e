/** "Do my conclusions follow?", "does my method fit my objectives?": the two held beside each other, and what was compared. */
import { placeWords } from '#product/place.ts'
import type { AdviceAsked } from './advice-asked.ts'
import { type AdvicePart, HEAVY, saidOn, says, weakIn } from './advice-part.ts'
import type { Appraisal } from './appraised.ts'
import { themeOf } from './themes/themes.ts'
import { eachSaid } from './unfound.ts'

const OF_RESULTS: ReadonlySet<string> = new Set([
  'results',
  'conclusion',
  'recommendations',
  'discussion',
  'abstract',
])
const OF_QUESTIONS: ReadonlySet<string> = new Set(['objectives', 'questions', 'aim', 'hypotheses'])
const CONTRADICTS = /\bcontradict\w*|\binconsisten\w*|\bsame\b/

export function sideBySide(appraisal: Appraisal, { themes, question }: AdviceAsked): AdvicePart[] {
  if (themes.length === 0 || (themes.length === 1 && CONTRADICTS.test(question)))
    return contradictions(appraisal)
  const ids = new Set(themes.map(({ id }) => id))
  const isOfResults = [...ids].some((id) => OF_RESULTS.has(id))
  const isOfQuestions = [...ids].some((id) => OF_QUESTIONS.has(id))
  if (
    (isOfResults || ids.size === 1) &&
    (isOfQuestions || ids.size === 1) &&
    !ids.has('recommendations') &&
    !ids.has('conclusion')
  )
    return paired(appraisal)
  return [...faultsOf(appraisal, themes), ...beside(appraisal, themes)]
}

function contradictions(appraisal: Appraisal): AdvicePart[] {
  const heavy = appraisal.weak.filter(({ weight, about }) => weight >= HEAVY && about === 'figures')
  return heavy.length > 0
    ? [
        says(
          `${heavy.length === 1 ? 'One place' : 'These places'} I would look at: ${eachSaid(heavy)} ${heavy[0]!.next} I compare figures, lists and names; an argument that contradicts itself only a reader finds.`,
        ),
      ]
    : [
        says(
          'I found no two figures that contradict each other, but I cannot compare everything, and no argument. Lay abstract, methods, main table and conclusion side by side, and mark every number, name and method that differs.',
        ),
      ]
}

const NTH = [
  'first|one|1st?',
  'second|two|2(?:nd)?',
  'third|three|3(?:rd)?',
  'fourth|four|4(?:th)?',
  'fifth|five|5(?:th)?',
] as const

/** "What did I find on my second objective?" */
export function pairedAt(
  { pairings, kind }: Appraisal,
  { themes, question, intent }: AdviceAsked,
): AdvicePart[] | undefined {
  if (!themes.some(({ id }) => id === 'objectives' || id === 'questions') || !OF_ONE.has(intent))
    return undefined
  const at = NTH.findIndex((words) =>
    new RegExp(
      `\\b(?:(?:${words}) (?:\\w+ )?(?:objective|question)|(?:objective|question) (?:number |no\\.? )?(?:${words}))\\b`,
    ).test(question),
  )
  const pairing = pairings[at]
  if (!pairing || kind === 'planned') return undefined
  return [
    { says: 'You set out', place: pairing.place },
    ...(pairing.result
      ? [
          { says: 'Nearest to it in your results', place: pairing.result },
          says('Give the figure and its table with it, and say in one sentence what it answers.'),
        ]
      : [
          says(
            pairing.isSilent
              ? 'I find no word of it in your results. Add the table or passage that answers it, or say openly that it was not reached, and why.'
              : 'Your results speak of it, and I recognise no single sentence that answers it: write one, with its figure and its table.',
          ),
        ]),
  ]
}
const OF_ONE: ReadonlySet<string> = new Set(['have', 'enough', 'say', 'consistent', 'missing', 'panel'])

/** Objectives, each with the result that is nearest to it; told first is the one without. */
const MOST_PAIRED = 2
function paired({ pairings, weak, kind }: Appraisal): AdvicePart[] {
  if (kind === 'planned')
    return [
      says(
        'Yours is a plan still, so no result answers them yet. Draw for each the empty table that would: what cannot be drawn cannot be answered with what you mean to collect.',
      ),
    ]
  if (pairings.length === 0)
    return [
      says(
        'I cannot make out your objectives with certainty, so I hold none against your results. Write each on a line of its own, beside it the table or passage that answers it, and beside that one sentence of your conclusion; what stays empty is what a panel asks about.',
      ),
    ]
  const without = pairings.filter(({ result, isSilent }) => !result && isSilent)
  const aims = weak.find(({ about }) => about === 'aims')
  const shown = pairings.filter(({ result }) => result)
  return [
    says(
      without.length > 0
        ? `Not all of them, as far as I can see: for ${without.length} of ${pairings.length} I find no word of it in your results.`
        : 'I find none of which your results do not speak; whether they answer it, you decide.',
    ),
    ...without.slice(0, 1).map(({ place }) => ({ says: 'I find none for', place })),
    ...(without.length === 0
      ? shown.slice(0, MOST_PAIRED).flatMap(({ place, result }, nth) => [
          { says: nth === 0 ? 'You set out' : 'And', place },
          { says: 'Nearest to it in your results', place: result! },
        ])
      : []),
    says(
      without.length > 0 && aims
        ? aims.next
        : 'Make a small table of it: objective, table or passage, one sentence of the conclusion. What stays empty is what a panel asks about.',
    ),
  ]
}

const faultsOf = (appraisal: Appraisal, themes: AdviceAsked['themes']): AdvicePart[] => {
  const [fault] = themes.flatMap((theme) => weakIn(appraisal, theme))
  return fault ? [says(`Not everywhere, as far as I can see. ${fault.says}`)] : []
}

function beside(appraisal: Appraisal, themes: AdviceAsked['themes']): AdvicePart[] {
  const [one, named] = themes
  const other = named ?? themeOf(one!.id === 'results' ? 'objectives' : 'results')
  const [here, there] = [appraisal.themes[one!.id], other && appraisal.themes[other.id]]
  if (!here || !other || !there) return []
  const [fault] = themes.flatMap((theme) => weakIn(appraisal, theme))
  const unlike = [here.says[0], there.says[0]].map((place) => place && placeWords(place))
  return [
    ...saidOn(one!, here, { lead: `Of your ${one!.name} you write` }),
    ...(unlike[0] && unlike[0] === unlike[1]
      ? []
      : saidOn(other, there, { lead: `Beside it, of your ${other.name}` })),
    says(
      JOINS[one!.id] ??
        'Whether the second follows from the first, nobody can say from two sentences: put a finger on the words they share, and see what one claims that the other does not have.',
    ),
    says(
      fault
        ? fault.next
        : `Next step: write them in two columns, one line for each ${other.name.replace(/s$/, '')}, and look at every line that has one side only.`,
    ),
  ]
}
const JOINS: Readonly<Record<string, string>> = {
  conclusion:
    'It follows if each sentence of it has its table or passage, speaks only of those you studied, and claims a cause only where the design can show one.',
  recommendations:
    'A recommendation follows if a finding stands behind it: write the number of the table beside each, and take out what has none.',
  design:
    'It fits if each objective gets its own data and analysis from it: how much asks for counting, a link for two measurements of the same cases, a cause for a comparison under control, why and how for conversations.',
  analysis:
    'It fits if each objective has its own test or way of reading, and the kind of data that it needs.',
  sample:
    'It fits if those you chose can answer the question, and the smallest group you compare is still large enough.',
  sampling:
    'It fits if those you chose can answer the question, and the smallest group you compare is still large enough.',
  title:
    'They match if every word of the title comes back in the objectives, and no objective goes beyond it.',
  theory: 'It fits if each objective rests on one claim of it, and each concept is measured by something.',
  hypotheses: 'They match if each belongs to one objective and names the two things that it compares.',
  instrument:
    'It fits if each objective has two questions or one measurement in it, and nothing is asked that no objective needs.',
}
