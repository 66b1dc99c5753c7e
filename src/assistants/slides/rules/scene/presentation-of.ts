/** A deck in one of the formats: the source of both preview and file. */
import type { Layout, Presentation, Shape, Slide } from '#kit/pptx/model.ts'
import { asPrinted, placesWords } from '#product/place.ts'
import type { Deck, DeckSlide, SlideSource } from '../deck/deck.ts'
import { type Design, SLIDE } from '../design/design.ts'
import { SLOTS } from '../design/framed.ts'
import { layoutsOf } from '../design/layouts.ts'
import { AGENDAS } from '../design/layouts-of-words.ts'
import { captionWords } from '../tables/caption-words.ts'
import { type Talk, type TimedSlide, talkOf, USUAL_MINUTES } from '../talk/talk-of.ts'
import { allFilled, filledShape, frameOf, said } from './filled.ts'
import type { Layouts, Scene } from './forms-of-words.ts'
import { logoShapes } from './logo.ts'
import { contentOf } from './scene-of.ts'
import type { Seen } from './seen.ts'

export function presentationOf(deck: Deck, design: Design, created: Date): Presentation {
  const made = layoutsOf(design)
  const layouts: Layouts = new Map(made.map((layout) => [layout.id, layout]))
  const talk = talkOf(deck, deck.minutes ?? USUAL_MINUTES)
  const slides: Slide[] = []
  const logo = deck.brand ? logoShapes(deck.brand) : []
  for (const [at, slide] of deck.slides.entries()) {
    const made = slideOf(slide, at, { talk, deck, design, layouts, before: slides.slice(2) })
    const notes = at === deck.slides.length - 1 ? [...made.notes, ...panelNotes(deck)] : made.notes
    slides.push({ ...made, notes, shapes: [...made.shapes, ...logo] })
  }
  return {
    title: deck.title,
    author: deck.authors.join(', ') || 'Unknown',
    language: deck.language,
    created: created.toISOString().replace(/\.\d+Z$/, 'Z'),
    size: SLIDE,
    theme: design.theme,
    master: { title: design.frames.page.title.style, text: design.text },
    table: design.table,
    layouts: made,
    slides,
    sections: sectionsOf(deck),
  }
}

type SceneContext = { talk: Talk; deck: Deck; design: Design; layouts: Layouts; before: readonly Seen[] }

function slideOf(slide: DeckSlide, at: number, around: SceneContext): Slide {
  const { design, deck, talk } = around
  const timed = talk.slides[at] ?? { seconds: 0, said: [], asked: [] }
  if (slide.form === 'opening') return { ...coverOf(slide, around), notes: notesOf(slide, timed) }
  const scene =
    slide.form === 'agenda'
      ? agendaOf(slide, around)
      : contentOf(slide, design, quiet(slide, around), around.before)
  const layout = layoutCalled(around.layouts, scene.layout)
  const made = frameOf(layout, design, {
    title: slide.title,
    kicker: slide.kicker,
    source: sourceOf(slide, scene),
  })
  const isTitle = (shape: Shape) => 'slot' in shape && shape.slot === SLOTS.title
  const frame = scene.shapes.some(isTitle) ? made.filter((shape) => !isTitle(shape)) : made
  return {
    layout: layout.id,
    shapes: [...progress(design, at, deck.slides.length), ...frame, ...scene.shapes],
    notes: notesOf(slide, timed),
  }
}

/** One sentence on full colour stands out only where it is the only one of its part. */
function quiet({ part }: DeckSlide, { deck, layouts, before }: SceneContext): Layouts {
  const isLoud = before.some(
    ({ layout }, at) => /^state(?:d|ment)-alone$/.test(layout) && deck.slides[at + 2]?.part === part,
  )
  return isLoud
    ? new Map([
        ...layouts,
        ['stated-alone', layoutCalled(layouts, 'stated')],
        ['statement-alone', layoutCalled(layouts, 'points')],
      ])
    : layouts
}

const layoutCalled = (layouts: Layouts, id: string): Layout => {
  const layout = layouts.get(id)
  if (!layout) throw new Error(`There is no layout ${id}.`)
  return layout
}

function progress({ progress }: Design, at: number, of: number): Shape[] {
  if (!progress) return []
  const { box, fill } = progress
  return [
    {
      kind: 'form',
      name: 'Progress',
      geometry: 'rect',
      box: { ...box, width: (box.width * (at + 1)) / of },
      fill,
    },
  ]
}

function coverOf(slide: DeckSlide, { design, layouts }: SceneContext): Omit<Slide, 'notes'> {
  const layout = layoutCalled(layouts, 'cover')
  const lines = slide.points.map(({ text }) => said(text))
  const shapes = frameOf(layout, design, { title: slide.title, kicker: slide.kicker, source: [] })
  const below =
    lines.length > 0
      ? filledShape(layout, design, {
          slot: SLOTS.subtitle,
          name: 'Subtitle',
          paragraphs: lines,
          sizes: [24, 20, 18, 16],
        })
      : undefined
  return { layout: layout.id, shapes: below ? [...shapes, below] : shapes }
}

/** Each part links to its first slide. What is said in it stands beside it, as far as there is room: the shortest first. */
function agendaOf({ points }: DeckSlide, { deck, design, layouts }: SceneContext): Scene {
  const count = AGENDAS.find((most) => points.length <= most) ?? AGENDAS[3]
  const layout = layoutCalled(layouts, `agenda-${count}`)
  const filled = (longest: number) =>
    points.map(({ head, text }, at) => ({
      slot: SLOTS.content + at,
      name: `Part ${at + 1}`,
      paragraphs: [
        {
          runs: [
            { text: `${at + 1}   `, bold: true, colour: 'accent1' as const },
            { text: head ?? text },
            ...(head && text.length <= longest ? [{ text: `: ${text}` }] : []),
          ],
        },
      ],
    }))
  const shapes =
    [200, 130, 100, 70, 50, 0]
      .map((longest) => allFilled(layout, design, filled(longest), [24, 22, 20]))
      .find((all) => all !== undefined) ?? []
  const linked = shapes.map((shape, at): Shape => {
    const { head, text } = points[at]!
    const first = deck.slides.findIndex((one, place) => place > 1 && one.part === (head ?? text))
    return shape.kind === 'text' && first > 0 ? { ...shape, toSlide: first + 1 } : shape
  })
  return { layout: layout.id, shapes: linked, shown: [] }
}

function sourceOf(slide: DeckSlide, { shown }: Scene): string[] {
  const { visual } = slide
  const sources: SlideSource[] = visual
    ? visual.sources
    : [...slide.metrics.flatMap((metric) => metric.sources), ...shown.flatMap((point) => point.sources)]
  const number = visual?.caption.match(/^(?:table|figure|fig\.)\s*[\dA-Z.-]*\d/i)?.[0]
  return slide.form === 'references'
    ? []
    : sourcesLines(
        sources,
        number ?? (visual ? captionWords(visual.caption).slice(0, 50) || undefined : undefined),
      )
}

/** The time, the script with its places, the material for questions, and the document's gaps. */
function notesOf(
  { form, missing, ask, points, marks = [] }: DeckSlide,
  { seconds, said, asked }: TimedSlide,
): string[] {
  const placed = ({ text, sources }: TimedSlide['said'][number]) =>
    sources.length > 0 ? `${text} (${placesWords(sources)})` : text
  return [
    ...(ask && (points.length === 0 || form === 'opening') ? [`This slide waits for you: ${ask.says}`] : []),
    ...marks.map((mark) => `Look at this before you present. ${mark}`),
    ...(said.length > 0 ? [`About ${seconds} seconds.`] : []),
    ...said.map(placed),
    ...asked.map((line) => `If you are asked: ${placed(line)}`),
    ...(missing ? [`Not found in your document: ${missing}`] : []),
  ]
}

/** Each with the slide to go back to, and the place of the answer in the work. */
const panelNotes = ({ panel = [], slides }: Deck): string[] =>
  panel.map(({ text, sources }) => {
    const stands = ({ sentenceId }: SlideSource) => sources.some((one) => one.sentenceId === sentenceId)
    const at = slides.findIndex(({ points, visual, metrics }) =>
      [...points, ...metrics, ...(visual ? [visual] : [])].some((one) => one.sources.some(stands)),
    )
    const places = [
      ...(at < 0 ? [] : [`slide ${at + 1}`]),
      ...(sources.length > 0 ? [placesWords(sources)] : []),
    ]
    return `The panel may ask: ${text}${places.length > 0 ? ` (${places.join(', ')})` : ''}`
  })

/** Consecutive slides of one part make one section. */
function sectionsOf({ slides }: Deck): Presentation['sections'] {
  const sections: { name: string; slides: number }[] = []
  for (const { part } of slides) {
    const last = sections.at(-1)
    if (last?.name === part) last.slides += 1
    else sections.push({ name: part, slides: 1 })
  }
  return sections
}

/** 'Source: pages 12 and 14': from the fullest to the shortest wording, for the one line at the foot of a slide. */
function sourcesLines(cited: readonly SlideSource[], what?: string): string[] {
  const sources = cited.map(asPrinted)
  const [first] = sources
  if (!first) return []
  const begin = `Source: ${what ? `${what}, ` : ''}`
  const one = placesWords([first])
  const others = sources.length > 1 ? ' and others' : ''
  const words = one.split(' ')
  return [
    `${begin}${placesWords(sources)}`,
    `${begin}${one}${others}`,
    `Source: ${one}${others}`,
    ...words.map((_, at) => `Source: ${words.slice(0, words.length - at).join(' ')} …${others}`),
  ]
}
