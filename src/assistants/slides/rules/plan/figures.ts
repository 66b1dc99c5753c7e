/** Figures of the work, as their author drew them: charts that carry a result, designs, and screens of what was built. */

import { evidenceOf } from '#capabilities/study/index.ts'
import type { DocumentModel, Figure } from '#product/document-model.ts'
import type { LiftedPicture } from '../deck/deck.ts'
import { captionWords, headlineOfCaption } from '../tables/caption-words.ts'
import { OF_PEOPLE } from '../tables/of-people.ts'
import { type Draft, draftOf } from './draft.ts'
import { goalsFor, goalsOf } from './goals.ts'
import { isMethod } from './no-result.ts'
import { goalPoint } from './results/goal-words.ts'
import { doesFor } from './sentences/does.ts'
import { headlineOf, pointOf } from './stated.ts'
import type { Work } from './work.ts'

/** Each adds to the file, and a student pays for every megabyte. */
const MOST = 5
const MOST_OF_A_KIND = 3
/** A smaller part of a page is an icon or a rule; a larger one is the page itself. */
const LEAST = { width: 0.2, height: 0.07 }
const MOST_HEIGHT = 0.75
/** Outside these proportions it would be unreadable on a slide. */
const SHAPES = { least: 0.5, most: 5 }
const LONGEST = 300
/** Typed text and forms are unreadable from a seat, and tests of assumptions carry no result. */
const UNREADABLE =
  /\b(?:code|listing|questionnaire|sql|console|snippet|excerpt|logo|stationar\w*|residuals?|normality|autocorrelation|correlogram|gantt|eigen\w*|stability condition|diagnostics?)\b|\.{4,}|…{2,}/i
const OF_DESIGN = /\b(?:diagram|architecture|flow ?chart|framework|model|schema|design|use case|map)\b/i
/** What was built, as its users see it. */
const OF_SCREENS =
  /\b(?:interface|screen(?:shot)?s?|dashboard|(?:home|web)page|\p{L}+ page|log-?in|menu|form)\b/iu
/** Where one enters: it fits any system, and nothing of this one is seen on it. */
const ENTRANCE =
  /\b(?:log-? ?in|sign-? ?(?:in|up)|registration|landing|home ?page|index|contact|about|splash|welcome)\b/i
/** A chart of the data, wherever it stands. */
const SHOWS_FINDING = /\b(?:showing|association|relationship|correlation|effects? of|change in)\b/i
/** How likely the sentence on a figure tells a result. */
const FINDS = 0.6
/** "… after 30 days Figure 7: …": two captions that were read as one. */
const HOLDS_TWO = /\b(?:figure|fig\.|table)\s*\d/i
const ROLES = {
  methods: 'Methods',
  results: 'Results',
  discussion: 'Results',
  conclusion: 'Results',
  literature: 'Literature',
} as const
const BESIDE_DESIGNS = { ...ROLES, other: '' }

export function figureSlides(work: Work): Draft[] {
  const { model, study, kind } = work
  if (!model.paged) return []
  const slides: Draft[] = []
  const counts = new Map<string, number>()
  const last = (figure: Figure) => Number(kind === 'software' && ENTRANCE.test(figure.caption))
  for (const figure of model.figures.toSorted((a, b) => last(a) - last(b))) {
    const visual = pictureFrom(figure, model.pages)
    const block = model.blocks.find(
      ({ kind: one, page, text }) => one === 'caption' && page === figure.page && text === figure.caption,
    )
    const role =
      study.reading.roleOf.get(
        (block ?? model.blocks.find(({ page }) => page === figure.page))?.section ?? '',
      ) ?? 'other'
    const caption = headlineOfCaption(captionWords(withoutSource(figure.caption)), work.names)
    if (
      !visual ||
      holdsAnother(figure, model.figures) ||
      isNearerAnother(figure, block, model.blocks) ||
      UNREADABLE.test(figure.caption) ||
      !caption ||
      HOLDS_TWO.test(caption) ||
      slides.length >= MOST
    )
      continue
    const isDesign = OF_DESIGN.test(caption)
    // What is taken from others to show what will be drawn is no figure of this work.
    if (kind === 'proposal' && (!isDesign || /^example\b/i.test(caption))) continue
    if (role === 'literature' && !isDesign) continue
    // Where the chapter does not say what it is, only a design and a screen of what was built say it themselves.
    const isScreen = kind === 'software' && role !== 'literature' && OF_SCREENS.test(caption)
    const shows =
      ROLES[role as keyof typeof ROLES] ?? (kind === 'software' && role === 'other' ? 'Results' : undefined)
    const isOwn = /\bof (?:the|this|my) (?:study|research|work|project)\b/i.test(caption)
    const about = sentenceAbout(work, figure)
    const part =
      isScreen ||
      (about && kind !== 'proposal' && FINDS <= study.roleOf(about.id).odds('result')) ||
      (role === 'methods' && !isDesign && kind !== 'proposal' && SHOWS_FINDING.test(caption))
        ? 'Results'
        : isDesign && ((role !== 'literature' && role in BESIDE_DESIGNS) || isOwn)
          ? 'Methods'
          : shows
    // Who took part is no finding.
    if (!part || (part === 'Results' && OF_PEOPLE.test(caption))) continue
    if ((counts.get(part) ?? 0) >= MOST_OF_A_KIND || (kind === 'proposal' && part === 'Results')) continue
    counts.set(part, (counts.get(part) ?? 0) + 1)
    const goal = part === 'Results' && !isScreen ? goalsFor([caption], goalsOf(work))[0] : undefined
    if (about) work.used.add(about.id)
    // What was done to draw it is no finding in it.
    const isTold = (text: string) =>
      part !== 'Results' ||
      (!isMethod(text) && about !== undefined && doesFor(work, { id: 'shown', part }, about.id))
    const whole = about && headlineOf(about.text)
    const title = whole && isTold(whole) ? whole : undefined
    const line = about && !title ? pointOf(evidenceOf(about)) : undefined
    const point = line && isTold(line.text) ? line : undefined
    slides.push(
      draftOf({
        id: `${part === 'Results' ? 'shown' : 'figure'}-${slides.length + 1}`,
        part,
        kicker:
          part === 'Results'
            ? kind === 'software'
              ? 'What was built'
              : goal
                ? `Result on ${goal.kind} ${goal.n}`
                : 'Result'
            : isDesign
              ? 'Design'
              : part === 'Methods'
                ? 'Method'
                : 'Literature',
        worth:
          kind === 'software'
            ? 77 - slides.length
            : part === 'Results'
              ? about || goal
                ? 67
                : 59
              : isDesign
                ? 61
                : 44,
        name: caption,
        title: title ?? caption,
        visual: title && about ? { ...visual, sources: [...visual.sources, evidenceOf(about)] } : visual,
        points: point ? [point] : goal ? [goalPoint(goal)] : [],
        opens: `On this slide you see the figure “${caption}”`,
      }),
    )
  }
  return slides
}

/** The text that speaks of a figure by its number: 'Figure 4.2 shows that …'. */
function sentenceAbout({ study, used }: Work, { caption, page }: Figure) {
  const number = caption.match(/^(?:figure|fig\.?)\s*([\dA-Z][\d.-]*)/i)?.[1]?.replace(/[.-]$/, '')
  if (!number) return undefined
  const names = new RegExp(`\\b(?:figure|fig\\.?)\\s*${number.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'i')
  return study.reading.sentences.find(
    ({ id, text, page: at, kind }) =>
      kind === 'paragraph' &&
      names.test(text) &&
      Math.abs(at - page) <= 2 &&
      !used.has(id) &&
      (headlineOf(text) ?? pointOf({ sentenceId: id, page: at, quote: text })) !== undefined,
  )
}

/** Two figures of a page that were read as one. */
const holdsAnother = ({ id, page, box }: Figure, figures: readonly Figure[]): boolean =>
  figures.some(
    (other) =>
      other.id !== id &&
      other.page === page &&
      other.box &&
      box &&
      other.box.top >= box.top - 0.01 &&
      other.box.top + other.box.height <= box.top + box.height + 0.01,
  )

/** A picture is named by the caption that touches it: below the one of this name may stand the next. */
function isNearerAnother(
  { page, box }: Figure,
  own: DocumentModel['blocks'][number] | undefined,
  blocks: DocumentModel['blocks'],
): boolean {
  if (!box || !own?.box) return false
  const away = ({ top, height }: typeof box) =>
    Math.max(top - (box.top + box.height), box.top - (top + height), 0)
  const mine = away(own.box)
  return blocks.some(
    (other) =>
      other !== own &&
      other.kind === 'caption' &&
      other.page === page &&
      other.box !== undefined &&
      /^fig/i.test(other.text) &&
      away(other.box) < mine,
  )
}

const withoutSource = (caption: string): string =>
  caption
    .replace(/\s+/g, ' ')
    .replace(/\s*\(?\bSources?\s*:.*$/i, '')
    .trim()

function pictureFrom(
  { id, page, box, caption, text = '' }: Figure,
  pages: DocumentModel['pages'],
): LiftedPicture | undefined {
  const leaf = pages.find(({ number }) => number === page)
  if (!box || !leaf || !caption.trim()) return undefined
  if (box.width < LEAST.width || box.height < LEAST.height || box.height > MOST_HEIGHT) return undefined
  const shape = (box.width * leaf.width) / (box.height * leaf.height)
  if (shape < SHAPES.least || shape > SHAPES.most) return undefined
  const named = withoutSource(caption).slice(0, LONGEST)
  return {
    kind: 'picture',
    page,
    box,
    shape,
    caption: named,
    reads: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST),
    sources: [{ sentenceId: id, page, quote: named }],
  }
}
