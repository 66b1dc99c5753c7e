/** One theme of the work, by what is wanted of it. */
import { capitalised, uncapitalised } from '#kit/text/articles.ts'
import type { AdviceAsked } from './advice-asked.ts'
import {
  type AdvicePart,
  absentWords,
  checkedOf,
  fitting,
  foundWords,
  ORDER,
  saidOn,
  says,
  weakIn,
} from './advice-part.ts'
import type { Appraisal, ThemeSeen } from './appraised.ts'
import type { Intent } from './intents.ts'
import { computedFor } from './on-sample.ts'
import type { Theme } from './themes/theme.ts'
import { weakSide } from './weak-side.ts'

type On = { appraisal: Appraisal; theme: Theme; seen: ThemeSeen; asked: AdviceAsked }

export function onTheme(appraisal: Appraisal, asked: AdviceAsked, theme: Theme): AdvicePart[] {
  const seen = appraisal.themes[theme.id]
  if (!seen) return []
  const on = { appraisal, theme, seen, asked }
  return (TELLS[asked.intent] ?? judged)(on).filter(({ says: text, place }) => text !== '' || place)
}

const MOST_TOLD = 4
const ONE_ALONE = /\b(?:main|key|most important|general|overall)\b/
/** What stands there; and of a thing that is not there, what it would be. */
function have(on: On): AdvicePart[] {
  const { appraisal, theme, seen } = on
  if (theme.id === 'title') return appraisal.title ? [says(`Your title is “${appraisal.title}”.`)] : []
  const isYesOrNo = /^(?:did|do|does|have|has|is there|are there|was there|were there)\b/.test(
    on.asked.question,
  )
  const told = saidOn(theme, seen, {
    lead: isYesOrNo && seen.says.length > 0 ? 'Yes, something on it stands in your text' : 'Your work says',
    most: ONE_ALONE.test(on.asked.question) ? 1 : MOST_TOLD,
  })
  if (seen.says.length > 0) {
    const { absent } = checkedOf(theme, seen)
    return [
      ...told,
      says(/\bwhy\b/.test(on.asked.question) ? reasonWords(on) : ''),
      says(absent[0] ? `What I do not find with it is ${absent[0].is}.` : ''),
    ]
  }
  return [
    ...(told.length > 0 ? told : [says('I could not make out which sentence of your text says it.')]),
    says(`A reader looks for ${theme.plain}.`),
    says(nextOf(on)),
  ]
}

/** "Is it good enough?": what is there, what was not found, and what only the student can judge. */
function judged(on: On): AdvicePart[] {
  const { appraisal, theme, seen } = on
  const checked = checkedOf(theme, seen)
  const [fault] = weakIn(appraisal, theme)
  const isOfFigures =
    seen.state === 'absent' && OF_PEOPLE.has(theme.id) && !appraisal.traits.includes('people')
  const verdict = isOfFigures
    ? 'I find nobody in your text who is asked or measured; if you work with figures that exist already, your sample is the series, the cases and the dates that you take: say which, from when to when, and what you left out.'
    : fault || seen.state === 'absent'
      ? 'Not as it stands.'
      : checked.absent.length > 0
        ? 'Not yet complete.'
        : `How good it is, a reader decides. The measure: ${uncapitalised(theme.how)}`
  const isMeasured = !fault && seen.state !== 'absent' && checked.absent.length === 0
  return [
    ...(seen.state === 'absent' && !isOfFigures ? [] : [says(verdict)]),
    ...(theme.id === 'title' ? have(on) : isOfFigures ? [] : saidOn(theme, seen)),
    says(fault?.says ?? ''),
    says(computedFor(appraisal, theme)),
    says(fault ? '' : foundWords(checked)),
    says(fault ? '' : absentWords(checked)),
    says(askedBack(isMeasured ? checked.asks.slice(0, 1) : checked.asks)),
    says(fault ? capitalised(fault.next) : isOfFigures || isMeasured ? '' : nextOf(on)),
  ]
}

const OF_PEOPLE: ReadonlySet<string> = new Set(['sample', 'sampling', 'population'])

function missing(on: On): AdvicePart[] {
  const checked = checkedOf(on.theme, on.seen)
  const [fault] = weakIn(on.appraisal, on.theme)
  const made = on.theme.id === 'limits' ? offered(on) : ''
  return [
    ...(on.seen.says.length > 0 ? [] : saidOn(on.theme, on.seen)),
    says(made && `A work like yours has to name these: ${made}`),
    says(
      absentWords(checked) ||
        (on.seen.says.length > 0 && checked.found.length > 0 && !made
          ? 'Of what I can check, nothing is missing there.'
          : ''),
    ),
    says(fault?.says ?? ''),
    says(foundWords(checked)),
    says(askedBack(checked.asks)),
    says(fault?.next ?? nextOf(on)),
  ]
}

const HOW_TO =
  /\bhow (?:do|should|can|to|must|would) (?:i |we )?(?:write|present|start|begin|structure|organi[sz]e|formulate|word|state|choose|select)\b|\bwhat (?:should|do|can|must) (?:i|we) (?:write|put)\b/
/** The own sentence, what to mend in it first, and how such a thing is written. */
function improve(on: On): AdvicePart[] {
  const { appraisal, theme, seen } = on
  const [fault] = weakIn(appraisal, theme)
  const { absent } = checkedOf(theme, seen)
  const isHowTo = HOW_TO.test(on.asked.question)
  const first = isHowTo ? '' : fault ? `${fault.says} ${fault.next}` : (absent[0]?.next ?? '')
  return [
    says(first && `Begin here: ${first}`),
    says(theme.id === 'limits' && offered(on) ? `You could write: ${offered(on)}` : ''),
    says(theme.how),
    ...(theme.id === 'title'
      ? have(on)
      : seen.state === 'stated'
        ? saidOn(theme, seen, { lead: 'Hold your own sentence against that' })
        : []),
  ]
}

function reasonWords({ appraisal, theme, seen }: On): string {
  if (seen.reason) return ''
  const why = fitting(theme.why, appraisal.traits)
  if (!why) return ''
  return `Give the true reason in one sentence. One that holds for many works: ${why}. Use it only if it is true of yours, and write it there.`
}

/** What was done, the reason, what it costs: a question by a panel is disarmed by who says all three. */
function justified(on: On): AdvicePart[] {
  const { appraisal, theme, seen } = on
  const [fault] = weakIn(appraisal, theme)
  const { reason } = seen
  const cost = fitting(theme.costs, appraisal.traits)
  if (fault?.about === 'figures')
    return [
      says(`Before you defend it, settle it: ${fault.says} ${fault.next}`),
      ...saidOn(theme, seen, { lead: 'Say then what you did' }),
      says('Give the one number with its page, where it comes from, and who is not in it.'),
    ]
  const isOther = reason && reason.sentenceId !== seen.says[0]?.sentenceId
  return [
    ...(seen.says.length > 0 ? saidOn(theme, seen, { lead: 'Say first what you did' }) : []),
    ...(isOther ? [{ says: 'Then your reason', place: reason }] : []),
    says(reasonWords(on)),
    // A number that the student named outranks what was read.
    says(/\b\d{2,}\b/.test(on.asked.earlier ?? '') ? '' : computedFor(appraisal, theme)),
    says(
      fault
        ? `Name the weak side yourself: ${fault.limit ? `“${fault.limit}.”` : fault.says}`
        : cost
          ? `End with what it costs, before they do: “${cost}”`
          : 'End with how far it goes, in one sentence.',
    ),
  ]
}

/** Everybody knows what they are. */
const NEEDS_NO_NAME: ReadonlySet<string> = new Set(['results', 'tables', 'title'])

function aloud(on: On): AdvicePart[] {
  const { theme, seen } = on
  return [
    says(
      NEEDS_NO_NAME.has(theme.id)
        ? ''
        : `In plain words, your ${theme.name} ${/s$/.test(theme.name) ? 'are' : 'is'} ${theme.plain}.`,
    ),
    ...(theme.id === 'title' ? have(on) : saidOn(theme, seen, { lead: 'In your work that is' })),
    says(
      seen.says.length > 0
        ? 'Say it in one breath: who or what, what you did or found, and one number at most; then stop and wait.'
        : `Begin with it in one sentence of your own. ${theme.how}`,
    ),
  ]
}

function pressed(on: On): AdvicePart[] {
  const { appraisal, theme, seen } = on
  const { absent } = checkedOf(theme, seen)
  const faults = weakIn(appraisal, theme).map(({ asks }) => asks)
  const open = absent.map(({ is }) => `I find nothing on ${is}: why?`)
  const asks = [...new Set([...faults.slice(0, 1), ...open.slice(0, 1), ...theme.panel])].slice(
    0,
    ORDER.length,
  )
  return [
    says(`On your ${theme.name} I would ask. ${asks.map((one, nth) => `${ORDER[nth]}: ${one}`).join(' ')}`),
    ...(seen.says.length > 0 ? saidOn(theme, seen, { lead: 'Your text has this on it' }) : []),
    says('Three sentences each: what you did, why, and how far it goes.'),
  ]
}

/** Yes or no, and on what it hangs. */
function ifNeeded(on: On): AdvicePart[] {
  const { theme, seen, appraisal } = on
  if (theme.id === 'pilot') return nextStep(on)
  const needed = fitting(theme.needed, appraisal.traits)
  return [
    says(needed ?? 'A reader expects it, unless the guide of your department says otherwise.'),
    ...saidOn(theme, seen, { lead: 'Your text has this on it' }),
    says(seen.says.length > 0 ? '' : theme.how),
  ]
}

const isLate = ({ appraisal, theme }: On): boolean => theme.id === 'pilot' && appraisal.kind !== 'planned'

function nextStep(on: On): AdvicePart[] {
  const isNeeded = /\b(?:need|should|must|shall)\b/.test(on.asked.question)
  if (isLate(on)) {
    const n = /\b\d[\d,]*\b/.exec(on.asked.question)?.[0] ?? on.appraisal.counts.analysed
    return [
      says(
        isNeeded
          ? `No: with ${n && on.appraisal.traits.includes('people') ? `${n} answers` : 'your data'} in hand a pilot comes too late.`
          : '',
      ),
      says(nextOf(on)),
    ]
  }
  if (isNeeded && on.theme.id === 'pilot') return [says(`Yes, a small one. ${on.theme.how}`)]
  const [fault] = weakIn(on.appraisal, on.theme)
  return [
    says(fault ? `${fault.says} ${fault.next}` : nextOf(on)),
    ...saidOn(on.theme, on.seen, { lead: 'It starts from what you have' }),
    says(on.theme.how),
  ]
}

/** For a limit the work's own weak points come first. */
function offered({ appraisal: { weak, traits }, theme }: On): string {
  const own = theme.id === 'limits' ? weak.flatMap(({ limit }) => limit || []) : []
  const general = fitting(theme.offers, traits)
  return [...own, ...(general ? [general] : [])]
    .slice(0, MOST_OFFERED)
    .map((one) => `“${one}.”`)
    .join(' Or: ')
}
const MOST_OFFERED = 2

function example(on: On): AdvicePart[] {
  const { theme, seen } = on
  const made = offered(on)
  return made
    ? [
        says(`For example: ${made} ${theme.how}`),
        ...(seen.state === 'stated' ? saidOn(theme, seen, { lead: 'Yours is' }) : []),
      ]
    : []
}

const MOST_BACK = 2
const askedBack = (asks: readonly string[]): string =>
  asks.length === 0 ? '' : `Ask yourself: ${asks.slice(0, MOST_BACK).join(' ')}`

/** One step, for who still plans or has the data. */
function nextOf(on: On): string {
  const { theme, seen } = on
  if (isLate(on))
    return seen.says.length > 0
      ? 'Your data are in, so say what you changed because of it, in the part on methods.'
      : 'Your data are in, and a pilot comes before them. If you tried your questions on somebody first, write it; if not, name it among your limits, with the questions that were misread or left empty.'
  const { absent } = checkedOf(theme, seen)
  const next = seen.says.length === 0 && theme.states ? theme.how : (absent[0]?.next ?? '')
  return next && `Next step: ${uncapitalised(next)}`
}

const TELLS: Partial<Record<Intent, (on: On) => AdvicePart[]>> = {
  have,
  needed: ifNeeded,
  enough: judged,
  weakest: (on) => weakSide(on) ?? judged(on),
  missing,
  improve,
  justify: justified,
  say: aloud,
  panel: pressed,
  next: nextStep,
  example,
}
