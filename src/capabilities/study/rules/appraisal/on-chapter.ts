/** A chapter as a whole: which of its parts are there, which are not, and what to do first. */

import { joinList } from '#kit/join-list.ts'
import { uncapitalised } from '#kit/text/articles.ts'
import { placeWords } from '#product/place.ts'
import type { AdviceAsked } from './advice-asked.ts'
import { type AdvicePart, checkedOf, MOST_LISTED, ORDER, says, weakIn } from './advice-part.ts'
import type { Appraisal } from './appraised.ts'
import type { Intent } from './intents.ts'
import type { Theme } from './themes/theme.ts'
import { METHOD_THEMES, themeOf } from './themes/themes.ts'

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
  intent: Intent,
): AdvicePart[] {
  const ids = (appraisal.kind === 'built' ? OF_A_SYSTEM[role] : undefined) ?? PARTS[role] ?? []
  const themes = ids.flatMap((id) => {
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

function askedOn(name: string, themes: readonly Theme[], fault: string | undefined): AdvicePart[] {
  const asks = [...(fault ? [fault] : []), ...themes.map(({ panel }) => panel[0])].slice(0, ORDER.length)
  return [
    says(`On ${name} I would ask. ${asks.map((one, nth) => `${ORDER[nth]}: ${one}`).join(' ')}`),
    says('Three sentences each: what you did, why, and how far it goes.'),
  ]
}
