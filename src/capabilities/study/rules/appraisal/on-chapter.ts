/** A chapter as a whole: which of its parts are there, which are not, and what to do first. */

import { joinList } from '#kit/join-list.ts'
import { capitalised, uncapitalised } from '#kit/text/articles.ts'
import { placeWords } from '#product/place.ts'
import type { AdviceAsked } from './advice-asked.ts'
import { type AdvicePart, checkedOf, MOST_LISTED, ORDER, says, weakIn } from './advice-part.ts'
import type { Appraisal } from './appraised.ts'
import type { Theme } from './themes/theme.ts'
import { METHOD_THEMES, themeOf } from './themes/themes.ts'
import { owes } from './unfound.ts'

const PARTS: Readonly<Record<string, readonly string[]>> = {
  introduction: ['problem', 'aim', 'objectives', 'questions', 'contribution'],
  literature: ['literature', 'theory', 'gap'],
  methods: METHOD_THEMES,
  results: ['results', 'discussion'],
  discussion: ['discussion', 'conclusion', 'limits', 'recommendations'],
  conclusion: ['conclusion', 'recommendations', 'limits'],
}
const OF_A_SYSTEM: Readonly<Record<string, readonly string[]>> = {
  methods: ['design', 'requirements', 'architecture', 'tools', 'ethics'],
  results: ['tests', 'tools'],
}

export function onChapter(
  appraisal: Appraisal,
  { name, role }: NonNullable<AdviceAsked['chapter']>,
  { intent, question }: Pick<AdviceAsked, 'intent' | 'question'>,
): AdvicePart[] {
  const ids = (appraisal.kind === 'built' ? OF_A_SYSTEM[role] : undefined) ?? PARTS[role] ?? []
  const themes = ids
    .filter((id) => owes(appraisal, id))
    .flatMap((id) => {
      const [theme, seen] = [themeOf(id), appraisal.themes[id]]
      return theme && seen ? [{ theme, seen }] : []
    })
  if (themes.length === 0) return []
  const there = themes.filter(({ seen }) => seen.state === 'stated' && seen.says.length > 0)
  const gone = themes.filter(({ seen }) => seen.state === 'absent')
  const points = themes.flatMap(({ theme, seen }) => checkedOf(theme, seen).absent)
  const [fault] = themes.flatMap(({ theme }) => weakIn(appraisal, theme))
  if (intent === 'panel')
    return askedOn(
      name,
      themes.map(({ theme }) => theme),
      fault?.asks,
    )
  if (HOW_TO_WRITE.test(question)) return written(appraisal, name, role)
  const unfound = [...gone.map(({ theme }) => `your ${theme.name}`), ...points.map(({ is }) => is)].slice(
    0,
    MOST_LISTED,
  )
  const next = fault?.next ?? gone[0]?.theme.how ?? points[0]?.next
  const back = themes.flatMap(({ theme, seen }) => checkedOf(theme, seen).asks).slice(0, next ? 1 : 2)
  return [
    says(
      intent === 'improve'
        ? `In ${name} I would begin with what a reader does not find.`
        : unfound.length > 0
          ? `In ${name} not everything is there.`
          : fault
            ? `In ${name} one thing comes first.`
            : `In ${name} I miss nothing that I can check; how good it is, a reader decides.`,
    ),
    says(
      unfound.length > 0
        ? `I looked for ${joinList(unfound)}, and found no sentence on ${unfound.length === 1 ? 'it' : 'them'}.`
        : '',
    ),
    says(fault?.says ?? ''),
    says(
      there.length > 0
        ? `Of its parts I find your ${joinList(there.slice(0, MOST_LISTED + 1).map(({ theme, seen }) => `${theme.name} (${placeWords(seen.says[0]!)})`))}.`
        : '',
    ),
    says(back.length > 0 ? `Ask yourself: ${back.join(' ')}` : ''),
    says(next ? `Next step: ${uncapitalised(next)}` : ''),
  ].filter((part) => part.says !== '')
}

const HOW_TO_WRITE =
  /\bhelp (?:me )?(?:with|on)\b|\bhow (?:do|should|can|to|must|would) (?:i |we )?(?:write|start|begin|structure|organi[sz]e|arrange|do|present)\b|\bwhat (?:goes|comes|should|must|do i (?:put|write))\b.*\bin(?:to)?\b/
const OF_A_CHAPTER: Readonly<Record<string, string>> = {
  introduction:
    'the background in a page, the problem in four sentences, the aim in one, the objectives or questions as a list, then who needs the answer and where the borders of the study are',
  literature:
    'one part for each objective and not for each author (what is agreed, where studies differ and why, what is left open), the theory if you use one, and at the end the gap',
  methods:
    'the design and why, the place, who and how many and how they were chosen, the instrument and who checked it, how the data came in, which analysis answers which objective, ethics; told so that somebody else could do it again',
  results:
    'how many answered and who they are, then one part for each objective with its table, one sentence on what it shows and its test if it needs one; what it means comes later',
  discussion:
    'the answer to your main question first, then for each objective what was found, which study agrees or not and why, and what follows',
  conclusion:
    'one paragraph that repeats the aim, then for each objective the finding and what may be concluded from it, the limits, recommendations that each rest on a finding, and what the next study should do',
}
const NOT_YET: ReadonlySet<string> = new Set(['results', 'discussion', 'conclusion'])

/** In its order, and by the objectives of this work. */
function written({ kind, pairings: [first, ...more] }: Appraisal, name: string, role: string): AdvicePart[] {
  const parts = OF_A_CHAPTER[role]
  if (!parts) return []
  const isToCome = kind === 'planned' && NOT_YET.has(role)
  const byAim = role === 'results' || role === 'discussion' || role === 'conclusion'
  return [
    says(`${capitalised(name)} has ${parts}.`),
    says(
      isToCome
        ? 'Yours is a plan still, so prepare it by drawing the empty table for each objective; that also shows which question is missing.'
        : '',
    ),
    ...(byAim && first
      ? [
          {
            says:
              more.length > 0
                ? `You have ${more.length + 1} objectives or questions, so that many parts; begin with this one`
                : 'Begin with this one',
            place: first.place,
          },
        ]
      : []),
    says(isToCome ? '' : 'Write one line for each part before you write any of them in full.'),
  ].filter((part) => part.says !== '')
}

function askedOn(name: string, themes: readonly Theme[], fault: string | undefined): AdvicePart[] {
  const asks = [...(fault ? [fault] : []), ...themes.map(({ panel }) => panel[0])].slice(0, ORDER.length)
  return [
    says(`On ${name} I would ask. ${asks.map((one, nth) => `${ORDER[nth]}: ${one}`).join(' ')}`),
    says('Three sentences each: what you did, why, and how far it goes.'),
  ]
}
