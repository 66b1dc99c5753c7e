/** Whether headlines say something, of this work, whole, and of their own slide. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { SLOT_SLIDES } from '../plan/slot-slides.ts'
import { isHalf } from '../words/half.ts'
import { hasPlainVerb } from '../words/verbs.ts'
import { bodySlides, groundsOf, quotesOf, type SlideRule } from './check.ts'
import { isCutOf, isSpokenOf, turnsIn } from './cut-of.ts'
import { isCutSoundly, isWhole } from './whole.ts'

/** Words of every talk: a headline of nothing else would fit any deck. */
const OF_ANY_DECK = new Set(
  contentStems(
    'study studies data result results finding findings research work thesis talk part parts question questions answer answers point points source sources begin begins show shows rest rests give gives problem address addresses earlier aim aims lead leads follow follows build builds draw more also conclusion slide figure picture glance objective objectives further main method methods methodology analysis analysed analyse collect collected collection data background literature discussion summary introduction chapter section limit limits limitation recommendation recommendations design scope significance value sample population problem reference references bar pie line chart graph table hypothesis hypotheses known tried trials done now',
  ),
)
const KIND_OF_PICTURE =
  /^(?:(?:clustered|stacked|grouped|simple) )?(?:bar|pie|line|column) ?(?:chart|graph|plot)s?\b|^(?:table|figure|chart)\s*\d/i

export const RULES_OF_HEADLINES: readonly SlideRule[] = [
  { id: 'headline', passes: 'Every headline is about this work', holds: isAboutThisWork },
  {
    id: 'headline-whole',
    passes: 'Every headline is a whole sentence or the name of the thing',
    holds: ({ kicker, title, titleChosen, visual, points, script }) =>
      titleChosen === true ||
      (isWhole(title) &&
        !isHalf(title) &&
        !isCutFrom(title, visual?.caption ?? '') &&
        // A theme is named, and its sentence may begin with its name.
        (/^Theme \d/.test(kicker) || isCutSoundly(title, quotesOf([...points, ...script])))),
  },
  { id: 'own-headline', passes: 'Every headline is of its own slide', holds: isOfItsSlide },
]

/** It has a word of this work. A list, a timetable and a budget are called what they are. */
function isAboutThisWork({ title, titleChosen, ask, whole, part }: DeckSlide): boolean {
  if (titleChosen || ask || whole || part === 'Plan') return true
  // Two slides that only a number tells apart.
  if (/ \([2-9]\)$/.test(title)) return false
  const telling = contentStems(title).filter((stem) => !OF_ANY_DECK.has(stem))
  return telling.length > 0 && !KIND_OF_PICTURE.test(title)
}

/** "… as significant (white bars) and nons": the caption goes on inside a word. */
function isCutFrom(title: string, caption: string): boolean {
  const at = caption.toLowerCase().indexOf(title.toLowerCase())
  return at >= 0 && /^\p{L}/u.test(caption.slice(at + title.length)) && /\p{L}$/u.test(title)
}

/** Lists, and what else is called by its kind. */
const CALLED: Readonly<Record<string, RegExp>> = {
  objectives: /\bobjectives?\b/i,
  questions: /\bquestions?\b/i,
  hypotheses: /\bhypothes[ie]s\b/i,
  timetable: /\btimetable|schedule\b/i,
  budget: /\bcosts?|budget\b/i,
  answers: /^What I found on\b/,
  built: /^What the system does$/,
}
/** Counted or compared: our words beside those of the slide. */
const OURS = new Set(
  contentStems(
    'largest group highest lowest comes first follows last least most percent answered means run average strongest studied study rests planned asked analysed returned found objectives questions aim compared continued respondents people',
  ),
)

/** A sentence of its own, a name that it gives itself, or figures of its table told in our words. */
function isOfItsSlide(slide: DeckSlide, _: number, deck: Deck): boolean {
  const { titleChosen, titleWorded, ask, kicker, points, metrics, visual, script, more = [] } = slide
  if (titleChosen || ask) return true
  const title = slide.title.replace(/, continued(?: \(\d\))?$/, '')
  const lines = [...points, ...more, ...script].map(({ text }) => text)
  if (title === kicker || lines.some((text) => isSpokenOf(title, text))) return true
  if (groundsOf(slide).some((quote) => isCutOf(title, quote))) return true
  const id = idOf(slide)
  const slot = SLOT_SLIDES.find((one) => one.id === id)
  if (CALLED[id]?.test(title) || (slot && [slot.name, slot.planned?.name].includes(title))) return true
  if (slide.whole) return false
  // A denial that none of its sentences has.
  const turns = new Set([...lines, ...groundsOf(slide)].flatMap(turnsIn))
  if (turnsIn(title).some((word) => !turns.has(word))) return false
  const own = sharedOf(title, slide)
  if (titleWorded) return own >= LEAST_WORDED
  const isTold = visual !== undefined || metrics.length > 0
  if (!isTold && hasPlainVerb(title) && !OF_OTHERS.test(title)) return false
  return (
    (own >= LEAST_SHARED || (!isTold && contentStems(title).length < LEAST_STEMS)) &&
    bodySlides(deck).every((one) => one === slide || sharedOf(title, one) < own + CLEARLY_MORE)
  )
}
const LEAST_SHARED = 0.6
/** A model’s own words, proved when they came. */
const LEAST_WORDED = 0.3
const LEAST_STEMS = 4
const CLEARLY_MORE = 0.15
const OF_OTHERS = /^What .+ found$/

const mattersOf = new WeakMap<DeckSlide, ReadonlySet<string>>()
/** Stems of all that a slide shows, says and rests on, without its headline. */
export function matterOf(slide: DeckSlide): ReadonlySet<string> {
  const known = mattersOf.get(slide)
  if (known) return known
  const { points, more = [], metrics, visual, script } = slide
  const cells =
    visual?.kind === 'chart'
      ? [...visual.categories, ...visual.series.map(({ name }) => name)]
      : visual?.kind === 'table'
        ? visual.rows.flat()
        : []
  const matter = new Set(
    contentStems(
      [
        ...[...points, ...more].map(({ text, head }) => `${head ?? ''} ${text}`),
        ...metrics.map(({ value, label }) => `${value} ${label}`),
        ...groundsOf(slide),
        ...script.map(({ text }) => text),
        visual?.caption ?? '',
        ...cells,
      ].join(' '),
    ),
  )
  mattersOf.set(slide, matter)
  return matter
}

function sharedOf(text: string, slide: DeckSlide): number {
  const there = matterOf(slide)
  const own = contentStems(text).filter((stem) => !OURS.has(stem))
  return own.length === 0 ? 1 : own.filter((stem) => there.has(stem)).length / own.length
}

export const idOf = ({ id }: DeckSlide): string => id.replace(/(?:-\d+)+$/, '')
