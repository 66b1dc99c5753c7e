/** The whole work: what is weakest, what a panel attacks, what is missing, what to do next. */
import { joinList } from '#kit/join-list.ts'
import { placeWords } from '#product/place.ts'
import type { AdviceAsked } from './advice-asked.ts'
import { type AdvicePart, checkedOf, HEAVY, MOST_LISTED, ORDER, says } from './advice-part.ts'
import type { Appraisal, ThemeSeen, WeakPoint } from './appraised.ts'
import type { LookedFor, Theme } from './themes/theme.ts'
import { THEMES } from './themes/themes.ts'

/** Said with every list, since a list of what was found is read as everything. */
const CHECKED =
  'I compare figures, lists and names and look for what should be there; whether the argument holds is for you and your supervisor.'

type Open = { theme: Theme; seen: ThemeSeen; point?: LookedFor }

/** First what contradicts itself, then what was not found, the heavier parts of a work before the others. */
const HEAVY_FIRST = [
  'sample',
  'sampling',
  'design',
  'analysis',
  'tests',
  'validity',
  'results',
  'conclusion',
  'limits',
  'ethics',
  'problem',
  'literature',
  'discussion',
] as const
const rankOf = ({ theme }: Open): number =>
  (HEAVY_FIRST as readonly string[]).indexOf(theme.id) + 1 || HEAVY_FIRST.length + 1

/** `time`, `budget` and a pilot are no part of a work that is done. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'pilot',
  'hypotheses',
  'theory',
  'setting',
  'tools',
  'gap',
  'questions',
  'title',
  'references',
  'abstract',
])

/** A system owes requirements and tests, and no sample; where nobody was asked, nobody had to consent. */
const OF_A_STUDY: ReadonlySet<string> = new Set([
  'population',
  'sample',
  'sampling',
  'validity',
  'instrument',
  'ethics',
  'collection',
])

function unfoundIn({ themes, kind, traits }: Appraisal): Open[] {
  const isNoSurvey = kind === 'built' || (!traits.includes('people') && !traits.includes('interviews'))
  return THEMES.flatMap((theme): Open[] => {
    const seen = themes[theme.id]
    if (!seen || OPTIONAL.has(theme.id) || (isNoSurvey && OF_A_STUDY.has(theme.id))) return []
    if (seen.state === 'absent') return [{ theme, seen }]
    return checkedOf(theme, seen).absent.map((point) => ({ theme, seen, point }))
  }).toSorted((a, b) => rankOf(a) - rankOf(b))
}
const nameOf = ({ theme, point }: Open): string => point?.is ?? `your ${theme.name}`
const nextOf = ({ theme, point }: Open): string => point?.next ?? theme.how

export const listed = (weak: readonly WeakPoint[]): string =>
  weak
    .slice(0, MOST_LISTED)
    .map((one, nth) => `${weak.length > 1 ? `${ORDER[nth]}: ` : ''}${one.says}`)
    .join(' ')

export function onWhole(appraisal: Appraisal, { intent, question }: AdviceAsked): AdvicePart[] {
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
      return HAS_DATA.test(question) ? withData(appraisal) : next(appraisal)
    case 'say':
    case 'have':
      return inShort(appraisal)
    default:
      return []
  }
}

const heavyOf = ({ weak }: Appraisal): WeakPoint[] => weak.filter(({ weight }) => weight >= HEAVY)

function weakest(appraisal: Appraisal): AdvicePart[] {
  const heavy = heavyOf(appraisal)
  const open = unfoundIn(appraisal)
  const told = heavy.slice(0, MOST_LISTED)
  if (told.length === 0 && open.length === 0) return likely(appraisal)
  const lacks =
    told.length < MOST_LISTED && open.length > 0
      ? `${told.length > 0 ? 'After that, I' : 'I'} looked for ${joinList(open.slice(0, MOST_LISTED).map(nameOf))} and found no sentence on ${open.length === 1 ? 'it' : 'them'}.`
      : ''
  const first = told[0]?.next ?? nextOf(open[0]!)
  return [
    says([listed(told), lacks].filter(Boolean).join(' ')),
    says(`Begin with the first: ${lowered(first)}`),
    says(CHECKED),
  ]
}

function likely({ themes }: Appraisal): AdvicePart[] {
  const open = THEMES.flatMap((theme) => {
    const seen = themes[theme.id]
    return seen && (HEAVY_FIRST as readonly string[]).includes(theme.id)
      ? checkedOf(theme, seen).asks.slice(0, 1)
      : []
  })
  return [
    says(
      `I found no figure that contradicts another and miss nothing that I can check, so I cannot name a weakest point with certainty. Look first at what only you can judge. ${open.slice(0, MOST_LISTED).join(' ')}`,
    ),
    says(CHECKED),
  ]
}

const CHAPTER_OF: readonly (readonly [string, readonly string[]])[] = [
  ['the introduction', ['problem', 'gap', 'aim', 'objectives', 'contribution']],
  ['the literature review', ['literature', 'theory']],
  [
    'the chapter on methods',
    [
      'design',
      'population',
      'sample',
      'sampling',
      'instrument',
      'validity',
      'collection',
      'analysis',
      'ethics',
      'requirements',
      'architecture',
    ],
  ],
  ['the results', ['results', 'tests', 'discussion']],
  ['the last chapter', ['conclusion', 'limits', 'recommendations']],
]
const CHAPTER_OF_WEAK: Readonly<Record<WeakPoint['about'], number>> = {
  figures: 3,
  effect: 4,
  sources: 1,
  users: 3,
  search: 2,
  sampling: 2,
  reliability: 2,
  clusters: 2,
  model: 3,
  limits: 4,
  name: 2,
  aims: 3,
}

/** By what was found there: a comparison that failed counts three times what was not found. */
function weakestPart(appraisal: Appraisal): AdvicePart[] {
  const open = unfoundIn(appraisal)
  const heavy = heavyOf(appraisal)
  const rated = CHAPTER_OF.map(([name, ids], at) => {
    const faults = heavy.filter(({ about }) => CHAPTER_OF_WEAK[about] === at)
    const lacks = open.filter(({ theme }) => ids.includes(theme.id))
    return { name, faults, lacks, rate: 3 * faults.length + lacks.length }
  }).toSorted((a, b) => b.rate - a.rate)
  const [worst, second] = rated
  if (!worst || worst.rate === 0) return likely(appraisal)
  const told = [
    ...worst.faults.slice(0, 2).map((one) => one.says),
    worst.lacks.length > 0
      ? `I looked for ${joinList(worst.lacks.slice(0, MOST_LISTED).map(nameOf))}, and found no sentence on ${worst.lacks.length === 1 ? 'it' : 'them'}.`
      : '',
  ].filter(Boolean)
  const first = worst.faults[0]?.next ?? nextOf(worst.lacks[0]!)
  return [
    says(`By what I can check, ${worst.name}. ${told.join(' ')}`),
    says(`Begin with this: ${lowered(first)}`),
    says(second && second.rate > 0 ? `After that comes ${second.name}. ${CHECKED}` : CHECKED),
  ]
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
    says(`Next step: ${lowered(nextOf(open[0]!))}`),
  ].filter((part) => part.says !== '')
}

const HAS_DATA =
  /\b(?:collected|gathered|have (?:my|the|all|\d[\d,]*) (?:data|answers|responses|questionnaires))\b/
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
  const lacks = open[0] ? `${lowered(nextOf(open[0]))}` : ''
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

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
