/** The whole work: what a panel attacks, what is missing, what to do next, what it is about. */

import { joinList } from '#kit/join-list.ts'
import { uncapitalised } from '#kit/text/articles.ts'
import { placeWords } from '#product/place.ts'
import type { AdviceAsked } from './advice-asked.ts'
import { type AdvicePart, MOST_LISTED, ORDER, says } from './advice-part.ts'
import type { Appraisal } from './appraised.ts'
import { THEMES } from './themes/themes.ts'
import { heavyOf, nameOf, nextOf, unfoundIn } from './unfound.ts'
import { likely, weakest, weakestPart } from './weakest.ts'

export function onWhole(appraisal: Appraisal, { intent, question, earlier = '' }: AdviceAsked): AdvicePart[] {
  switch (intent) {
    case 'weakest':
      return /\b(?:chapter|section|part)\b/.test(question) ? weakestPart(appraisal) : weakest(appraisal)
    case 'panel':
      return attacked(appraisal)
    case 'missing':
    case 'enough':
      return lacking(appraisal)
    case 'next':
    case 'improve':
      return HAS_DATA.test(`${earlier} ${question}`) ? withData(appraisal) : next(appraisal)
    case 'say':
    case 'have':
      return inShort(appraisal)
    default:
      return []
  }
}

const ASKED_OF_ALL: readonly string[] = [
  'design',
  'sample',
  'tests',
  'architecture',
  'results',
  'conclusion',
  'problem',
]
function attacked(appraisal: Appraisal): AdvicePart[] {
  const heavy = heavyOf(appraisal)
    .slice(0, 2)
    .map(({ asks, place }) => `${asks}${place ? ` (${placeWords(place)})` : ''}`)
  const open = unfoundIn(appraisal)
    .slice(0, 1)
    .map((one) => `I find nothing on ${nameOf(one)}: why not?`)
  const usual = ASKED_OF_ALL.flatMap(
    (id) => THEMES.find((one) => one.id === id && appraisal.themes[id])?.panel[0] ?? [],
  )
  const asks = [...heavy, ...open, ...usual].slice(0, ORDER.length)
  return [
    says(`I would expect these. ${asks.map((one, nth) => `${ORDER[nth]}: ${one}`).join(' ')}`),
    says(
      'Answer each in three sentences: what you did, why, and how far it goes. Say the weak side before they do.',
    ),
  ]
}

function lacking(appraisal: Appraisal): AdvicePart[] {
  const open = unfoundIn(appraisal)
  const heavy = heavyOf(appraisal)
  if (open.length === 0) return heavy.length > 0 ? weakest(appraisal) : likely(appraisal)
  return [
    says(
      `I looked for ${joinList(open.slice(0, MOST_LISTED).map(nameOf))}, and found no sentence on ${open.length === 1 ? 'it' : 'them'}. They may stand there in words that I do not know; look for yourself first.`,
    ),
    says(heavy[0] ? `And one thing to mend: ${heavy[0].says}` : ''),
    says(`Next step: ${uncapitalised(nextOf(open[0]!))}`),
  ].filter((part) => part.says !== '')
}

const HAS_DATA =
  /\b(?:collected|gathered|not (?:yet )?analy[sz]ed|have (?:my|the|all|\d[\d,]*) (?:data|answers|responses|questionnaires))\b/
const withData = ({ pairings: [first] }: Appraisal): AdvicePart[] => [
  says(
    'First look at the data before you test anything: who is missing, what is empty, what cannot be true. Then one table for each of your objectives, and one sentence under it that says what it answers.',
  ),
  ...(first ? [{ says: 'Begin with this one', place: first.place }] : []),
]

/** In the order in which a work comes about. */
function next(appraisal: Appraisal): AdvicePart[] {
  const [fault] = heavyOf(appraisal)
  const open = unfoundIn(appraisal)
  const lacks = open[0] ? `${uncapitalised(nextOf(open[0]))}` : ''
  if (appraisal.kind === 'planned')
    return [
      says(
        [...(lacks ? [lacks] : []), ...FOR_A_PLAN]
          .slice(0, ORDER.length)
          .map((step, nth) => `${ORDER[nth]}, ${step}`)
          .join(' '),
      ),
    ]
  const aim = appraisal.pairings.find(({ isSilent }) => isSilent)
  return [
    says(
      `Your draft has its results, so now it is checked. First, ${fault ? `settle what a reader sees first: ${fault.says} ${fault.next}` : lacks || 'hold every figure in your text against its table.'}`,
    ),
    ...(aim
      ? [{ says: 'Second, find the result for the objective on which I find none', place: aim.place }]
      : [
          says(
            fault && lacks
              ? `Second, ${lacks}`
              : 'Second, put your objectives beside your conclusions: each objective needs its result, and each conclusion its figure or passage.',
          ),
        ]),
    says(
      'Third, write the abstract again, last of all, and practise three questions aloud; say “what will the panel ask” and I will give you some.',
    ),
  ]
}

const FOR_A_PLAN = [
  'write beside each objective who can answer it, what you will ask, and how you will turn the answers into a result.',
  'ask about permission today, because it takes longest.',
  'try your questions on five people who are like those you will ask.',
]

const WHOLE = [
  ['aim', 'You set out to do this'],
  ['design', 'How'],
  ['results', 'What came of it'],
  ['conclusion', 'And so'],
] as const
function inShort({ themes, title }: Appraisal): AdvicePart[] {
  const told = WHOLE.flatMap(([id, lead]) => {
    const place = themes[id]?.state === 'stated' ? themes[id].says[0] : undefined
    return place ? [{ says: lead, place }] : []
  })
  return told.length < 2
    ? []
    : [
        says(`It is about this: “${title}”.`),
        ...told.filter(({ place }, at) => told.findIndex((one) => one.place.quote === place.quote) === at),
        says('One breath for each, in your own words; then stop and wait.'),
      ]
}
