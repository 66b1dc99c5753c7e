/** Questions with yes or no about a deck in one format: structure, truth, density, pictures, access. */
import type { Deck } from '../../src/assistants/slides/rules/deck/deck.ts'
import type { Design } from '../../src/assistants/slides/rules/design/design.ts'
import { heightOf } from '../../src/assistants/slides/rules/measure/fit.ts'
import { wordsIn } from '../../src/assistants/slides/rules/words/clean.ts'
import { hasVerb } from '../../src/assistants/slides/rules/words/verbs.ts'
import type { OpenStudy } from '../../src/capabilities/study/rules/open-study.ts'
import { makeVerifier } from '../../src/capabilities/study/rules/verifier/verify.ts'
import type { Presentation, Slide } from '../../src/kit/pptx/model.ts'

type About = { deck: Deck; presentation: Presentation; design: Design; study: OpenStudy }

const wordsOn = ({ shapes }: Slide): number =>
  wordsIn(
    shapes
      .flatMap((shape) =>
        (shape.kind === 'text' && (shape.slot ?? 0) >= 20) || shape.kind === 'form'
          ? (shape.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ text }) => text))
          : [],
      )
      .join(' '),
  )
const isVisual = ({ layout, shapes }: Slide): boolean =>
  /^(?:cards|rows|metrics|canvas|chart|table|cover|statement)/.test(layout) ||
  shapes.some(
    ({ kind }) => kind === 'chart' || kind === 'table' || kind === 'picture' || kind === 'connector',
  )
const family = (layout: string): string => layout.replace(/-(?:\d|alone)$/, '')

function fits({ presentation, design }: About): boolean {
  return presentation.slides.every(({ layout: id, shapes }) =>
    shapes.every((shape) => {
      if (shape.kind !== 'text' || shape.slot === undefined) return true
      const slot = presentation.layouts
        .find((one) => one.id === id)
        ?.slots.find(({ index }) => index === shape.slot)
      return (
        slot !== undefined &&
        heightOf(
          { paragraphs: shape.paragraphs, style: slot.style, box: slot.box },
          design.theme,
          shape.size ?? slot.style.size,
        ) <=
          slot.box.height + 0.5
      )
    }),
  )
}

export function checkDeck(about: About): { check: string; ok: boolean }[] {
  const { deck, presentation, design, study } = about
  const { slides } = deck
  const verifier = makeVerifier({ reading: study.reading })
  const body = presentation.slides.slice(2, 17)
  const titles = slides.map(({ title }) => title)
  const lines = slides.flatMap(({ points }) => points.map(({ text }) => text))
  const isProposal = study.facts().stage === 'proposal'
  const headings = new Set(study.reading.sections.map(({ title }) => title.toLowerCase()))
  const notes = presentation.slides.map((slide) => wordsIn(slide.notes.join(' ')))
  const three = body.some(
    ({ layout }, at) =>
      at > 1 &&
      family(layout) === family(body[at - 1]?.layout ?? '') &&
      family(layout) === family(body[at - 2]?.layout ?? ''),
  )
  const answers: [string, boolean][] = [
    ['eighteen slides', slides.length === 18],
    ['title first', slides[0]?.form === 'opening'],
    ['outline second', slides[1]?.form === 'agenda'],
    [
      'references last, or none found',
      slides[17]?.form === 'references' || slides[17]?.missing !== undefined,
    ],
    ['names an author, or asks for one', slides[0]?.points.length !== 0 || slides[0]?.missing !== undefined],
    ['three parts or more', (slides[1]?.points.length ?? 0) >= 3],
    ['sections present', presentation.sections.length >= 3],
    ['sections hold all slides', presentation.sections.reduce((sum, one) => sum + one.slides, 0) === 18],
    ['each id once', new Set(slides.map(({ id }) => id)).size === 18],
    ['titles differ', new Set(titles.slice(1)).size >= 15],
    ['titles are sentences', titles.slice(2, 17).every((title) => hasVerb(title))],
    ['titles are short', titles.slice(2, 17).every((title) => title.length <= 80)],
    ['aim or objectives', slides.some(({ id }) => id === 'objectives')],
    [
      'questions or hypotheses',
      slides.some(({ id }) => id === 'questions') ||
        slides.some(({ missing }) => missing?.includes('research questions')),
    ],
    [
      'problem',
      slides.some(({ id }) => id === 'problem') || slides.some(({ missing }) => missing?.includes('problem')),
    ],
    [
      'design',
      slides.some(({ id }) => id === 'design') || slides.some(({ missing }) => missing?.includes('design')),
    ],
    [
      'sample',
      slides.some(({ id }) => id === 'sample') || slides.some(({ missing }) => missing?.includes('how many')),
    ],
    [
      'analysis',
      slides.some(({ id }) => id === 'analysis') ||
        slides.some(({ missing }) => missing?.includes('analysed')),
    ],
    [
      'literature',
      slides.some(({ id }) => id === 'literature') ||
        slides.some(({ missing }) => missing?.includes('earlier study')),
    ],
    [
      'results, or none of a plan',
      isProposal
        ? !slides.some(({ id }) => id.startsWith('result'))
        : slides.some(({ id }) => id.startsWith('result')) ||
          slides.some(({ missing }) => missing?.includes('result')),
    ],
    [
      'conclusion, or limits of a plan',
      slides.some(({ id }) => id === 'conclusion' || id === 'limits') ||
        slides.some(({ missing }) => /conclusion|limits/.test(missing ?? '')),
    ],
    ['every number and name occurs', lines.every((text) => verifier.check(text).verdict !== 'unsupported')],
    [
      'every large number occurs',
      slides.every(({ metrics }) =>
        metrics.every(({ value, sources }) =>
          sources.some(({ quote }) => quote.includes(value.replace('%', ''))),
        ),
      ),
    ],
    [
      'every chart is a table of the document',
      slides.every(
        ({ visual }) =>
          visual?.kind !== 'chart' ||
          visual.series.every(({ values }) =>
            values.every(
              (value) =>
                value === null ||
                visual.sources.some(({ quote }) =>
                  quote.replace(/,/g, '').includes(String(Math.abs(value)).replace(/^0/, '')),
                ),
            ),
          ),
      ),
    ],
    [
      'every line has a place',
      slides.slice(2, 17).every(({ points }) => points.every(({ sources }) => sources.length > 0)),
    ],
    [
      'no contents lists',
      lines.every((text) => !/\.{4,}|\s\d+$/.test(text) || !/^(?:chapter|table|figure|\d+\.)/i.test(text)),
    ],
    ['no headings as lines', lines.every((text) => !headings.has(text.toLowerCase()))],
    ['no captions as lines', lines.every((text) => !/^(?:table|figure|fig\.)\s*\d/i.test(text))],
    [
      'no addresses',
      slides.slice(2, 17).every(({ points }) => points.every(({ text }) => !/https?:\/\//.test(text))),
    ],
    ['no code', lines.every((text) => !/[{};]\s*$|=>|\bdef \w+\(/.test(text))],
    ['no line twice', new Set(lines.map((text) => text.toLowerCase())).size >= lines.length - 1],
    ['no line ends in the air', lines.every((text) => !/\b(?:the|of|and|to|in|with|for|a|an)$/i.test(text))],
    [
      'no line begins in the air',
      slides
        .slice(2, 17)
        .every(({ points }) =>
          points.every(({ text }) => !/^(?:however|therefore|moreover|and|but)\b/i.test(text)),
        ),
    ],
    [
      'brackets are even',
      lines.every((text) => (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0)),
    ],
    ['forty words a slide at most', body.every((slide) => wordsOn(slide) <= 48)],
    ['mean below forty words', body.reduce((sum, slide) => sum + wordsOn(slide), 0) / body.length <= 40],
    [
      'no empty slide',
      presentation.slides
        .slice(1)
        .every(({ shapes }) =>
          shapes.some((shape) => ('slot' in shape && (shape.slot ?? 0) >= 20) || shape.kind === 'connector'),
        ),
    ],
    [
      '60 % of slides with something to see',
      body.filter(isVisual).length / body.length >= 0.6 ||
        (design.format === 'mini' && body.filter(isVisual).length >= 6),
    ],
    ['no layout three times in a row', !three],
    ['six layouts or more', new Set(presentation.slides.map(({ layout }) => family(layout))).size >= 5],
    ['everything fits', fits(about)],
    [
      'text of 20 points at least',
      presentation.slides.every(
        ({ layout, shapes }) =>
          layout === 'references' ||
          shapes.every(
            (shape) => shape.kind !== 'text' || (shape.slot ?? 0) < 20 || (shape.size ?? 20) >= 18,
          ),
      ),
    ],
    [
      'one title a slide',
      presentation.slides.every(
        ({ shapes }) => shapes.filter((shape) => shape.kind === 'text' && shape.slot === 0).length === 1,
      ),
    ],
    [
      'alt texts',
      presentation.slides.every(({ shapes }) =>
        shapes.every((shape) =>
          shape.kind === 'chart' || shape.kind === 'table' || shape.kind === 'picture'
            ? shape.alt !== ''
            : true,
        ),
      ),
    ],
    [
      'tables have headers of words',
      slides.every(({ visual }) => visual?.kind !== 'table' || /\p{L}/u.test(visual.rows[0]?.join('') ?? '')),
    ],
    [
      'tables of seven rows at most',
      presentation.slides.every(({ shapes }) =>
        shapes.every((shape) => shape.kind !== 'table' || shape.rows.length <= 7),
      ),
    ],
    [
      'charts of seven categories at most',
      presentation.slides.every(({ shapes }) =>
        shapes.every((shape) => shape.kind !== 'chart' || shape.chart.categories.length <= 7),
      ),
    ],
    ['notes on every slide', notes.every((count) => count > 0)],
    ['notes worth reading', notes.slice(2, 17).filter((count) => count >= 15).length >= 12],
    [
      'places in the notes',
      presentation.slides
        .slice(2, 17)
        .every(({ notes: said }) => said.some((one) => /\((?:page|pages|[^)]*paragraph)/.test(one))),
    ],
    [
      'sources at the foot',
      presentation.slides
        .slice(2, 17)
        .every(({ shapes }) => shapes.some((shape) => shape.kind === 'text' && shape.slot === 11)),
    ],
    [
      'agenda leads to its slides',
      (presentation.slides[1]?.shapes ?? []).filter(
        (shape) => shape.kind === 'text' && shape.toSlide !== undefined,
      ).length === slides[1]?.points.length,
    ],
    ['two fonts at most', new Set(Object.values(presentation.theme.fonts)).size <= 2],
    ['a language and an author', presentation.language !== '' && presentation.author !== ''],
  ]
  return answers.map(([check, ok]) => ({ check, ok }))
}
