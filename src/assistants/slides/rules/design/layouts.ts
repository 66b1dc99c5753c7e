/** The layouts of a deck in the style of its format: real placeholders, so that editing changes text and not boxes. */
import type { Box, Form, Layout } from '#kit/pptx/model.ts'
import { type Design, decoration } from './design.ts'
import { framed, SLOTS, slot } from './framed.ts'
import { grid, inside } from './grid.ts'
import { AGENDAS, agenda, belowStated, STATED_PART, stated } from './layouts-of-words.ts'

function cover({ frames: { cover } }: Design): Layout {
  const { title, kicker, canvas } = cover
  return {
    id: 'cover',
    name: 'Title',
    type: 'title',
    ...(cover.background && { background: cover.background }),
    art: cover.art,
    slots: [
      slot(SLOTS.title, 'Title', title.box, title.style, 'centred-title'),
      slot(SLOTS.subtitle, 'Subtitle', canvas, { size: 24, colour: title.style.colour }, 'subtitle'),
      ...(kicker ? [slot(SLOTS.kicker, 'Kicker', kicker.box, kicker.style)] : []),
    ],
  }
}

export function cardBoxes(count: number, canvas: Box): Box[] {
  const narrow = canvas.width < 640
  if (count === 2)
    return narrow
      ? grid(canvas, 1, 2, 18)
      : grid({ ...canvas, height: Math.min(canvas.height, 300) }, 2, 1, 20)
  if (count === 3)
    return narrow
      ? grid(canvas, 1, 3, 14)
      : grid({ ...canvas, height: Math.min(canvas.height, 320) }, 3, 1, 18)
  return grid(canvas, 2, 2, 16)
}

const CARD_INSET = 16
const HEAD_HEIGHT = 28

function cards(count: 2 | 3 | 4, design: Design): Layout {
  const { card, frames } = design
  const boxes = cardBoxes(count, frames.page.canvas)
  const art = boxes.flatMap((box, at): Form[] => [
    {
      kind: 'form',
      name: `Card ${at + 1}`,
      geometry: 'rect',
      box,
      ...(card.fill && { fill: card.fill }),
      ...(card.line && { line: { colour: card.line, width: 1.5 } }),
    },
    ...(card.edge ? [decoration(`Edge ${at + 1}`, 'rect', { ...box, width: 5 }, card.edge)] : []),
  ])
  const slots = boxes.flatMap((box, at) => {
    const room = inside(box, CARD_INSET, 14)
    return [
      slot(SLOTS.content + 2 * at, `Heading ${at + 1}`, { ...room, height: HEAD_HEIGHT }, card.head),
      slot(
        SLOTS.content + 2 * at + 1,
        `Text ${at + 1}`,
        { ...room, y: room.y + HEAD_HEIGHT + 4, height: room.height - HEAD_HEIGHT - 4 },
        card.text,
      ),
    ]
  })
  return framed(`cards-${count}`, `${count} cards`, frames.page, slots, art)
}

const MARKER = 44
/** Numbered lines, as high as there is room for. */
function rows(count: 2 | 3 | 4, design: Design): Layout {
  const { canvas } = design.frames.page
  const height = Math.min(canvas.height, count * 150)
  const boxes = grid({ ...canvas, height }, 1, count, 14)
  const { marker, text } = design
  const art = boxes.map(
    (box, at): Form => ({
      kind: 'form',
      name: `Number ${at + 1}`,
      geometry: 'ellipse',
      box: { x: box.x, y: box.y + box.height / 2 - MARKER / 2, width: MARKER, height: MARKER },
      fill: marker.fill,
      paragraphs: [{ runs: [{ text: String(at + 1) }] }],
      style: { size: 20, colour: marker.text, bold: true, align: 'centre', anchor: 'middle' },
      inset: 0,
    }),
  )
  const { bullet: _, spaceAfter: __, ...plain } = text
  const slots = boxes.map((box, at) =>
    slot(
      SLOTS.content + at,
      `Line ${at + 1}`,
      { ...box, x: box.x + MARKER + 18, width: box.width - MARKER - 18 },
      { ...plain, anchor: 'middle' },
    ),
  )
  return framed(`rows-${count}`, `${count} numbered lines`, design.frames.page, slots, art)
}

function metrics(count: 1 | 2, design: Design): Layout {
  const { canvas } = design.frames.page
  const { figure, label, text, frames } = design
  const narrow = canvas.width < 640
  const numbers = narrow ? { ...canvas, height: 190 } : { ...canvas, width: 320 }
  const boxes = narrow ? grid(numbers, count, 1, 20) : grid(numbers, 1, count, 16)
  const scaled = count === 2 ? { ...figure, size: figure.size * 0.7 } : figure
  const high = scaled.size * 1.25
  const slots = boxes.flatMap((box, at) => [
    slot(SLOTS.content + 2 * at, `Number ${at + 1}`, { ...box, height: high }, scaled),
    slot(
      SLOTS.content + 2 * at + 1,
      `Label ${at + 1}`,
      { ...box, y: box.y + high, height: box.height - high },
      label,
    ),
  ])
  const rest: Box = narrow
    ? { ...canvas, y: canvas.y + 206, height: canvas.height - 206 }
    : { ...canvas, x: canvas.x + 368, width: canvas.width - 368 }
  const rule = narrow
    ? decoration(
        'Rule',
        'rect',
        { x: canvas.x, y: canvas.y + 196, width: canvas.width, height: 2 },
        design.chart.quiet,
      )
    : decoration(
        'Rule',
        'rect',
        { x: canvas.x + 342, y: canvas.y, width: 2, height: canvas.height },
        design.chart.quiet,
      )
  return framed(
    `metrics-${count}`,
    count === 1 ? 'Number and text' : 'Two numbers and text',
    frames.page,
    [...slots, slot(SLOTS.content + 8, 'Text', rest, text)],
    [rule],
  )
}

/** Room below a table for its takeaway. */
const TAKEAWAY = 84

export function layoutsOf(design: Design): Layout[] {
  const { page, wide, full } = design.frames
  const { text, statement, card } = design
  const { bullet: _, ...plain } = text
  const chartWidth = Math.round(page.canvas.width * (page.canvas.width < 640 ? 1 : 0.62))
  const narrow = page.canvas.width < 640
  const chartBox: Box = narrow ? { ...page.canvas, height: 290 } : { ...page.canvas, width: chartWidth }
  const takeaway: Box = narrow
    ? { ...page.canvas, y: page.canvas.y + 304, height: page.canvas.height - 304 }
    : { ...page.canvas, x: page.canvas.x + chartWidth + 28, width: page.canvas.width - chartWidth - 28 }
  const mirrored = narrow
    ? {
        takeaway: { ...takeaway, y: page.canvas.y },
        chart: { ...chartBox, y: page.canvas.y + takeaway.height + 14 },
      }
    : {
        takeaway: { ...takeaway, x: page.canvas.x },
        chart: { ...chartBox, x: page.canvas.x + takeaway.width + 28 },
      }
  const above = { ...wide.canvas, height: wide.canvas.height - TAKEAWAY }
  const takeawayBelow = slot(
    SLOTS.content + 1,
    'Takeaway',
    { ...wide.canvas, y: wide.canvas.y + above.height + 12, height: TAKEAWAY - 12 },
    { ...card.text, anchor: 'bottom', spaceAfter: 6 },
  )
  const half = { ...full.canvas, height: full.canvas.height * STATED_PART }
  return [
    cover(design),
    ...AGENDAS.map((count) => agenda(count, design)),
    framed('points', 'Bullets', page, [slot(SLOTS.content, 'Text', page.canvas, text)], [], 'obj'),
    framed('statement', 'Statement', full, [
      slot(SLOTS.content, 'Statement', half, statement),
      belowStated(full.canvas, text, statement.colour),
    ]),
    framed('statement-alone', 'Statement alone', full, [
      slot(SLOTS.content, 'Statement', full.canvas, statement),
    ]),
    stated(false, design),
    stated(true, design),
    cards(2, design),
    cards(3, design),
    cards(4, design),
    rows(2, design),
    rows(3, design),
    rows(4, design),
    metrics(1, design),
    metrics(2, design),
    framed('canvas', 'Title only', wide, [], [], 'titleOnly'),
    framed('table', 'Table', wide, [
      slot(SLOTS.content, 'Table', wide.canvas, { ...plain, size: design.table.size }, 'table'),
    ]),
    framed('chart', 'Chart and takeaway', page, [
      slot(SLOTS.content, 'Chart', chartBox, { ...plain, size: design.chart.textSize }, 'chart'),
      slot(SLOTS.content + 1, 'Takeaway', takeaway, {
        ...card.text,
        anchor: narrow ? 'top' : 'middle',
        spaceAfter: 10,
      }),
    ]),
    framed('takeaway-chart', 'Takeaway and chart', page, [
      slot(SLOTS.content, 'Chart', mirrored.chart, { ...plain, size: design.chart.textSize }, 'chart'),
      slot(SLOTS.content + 1, 'Takeaway', mirrored.takeaway, {
        ...card.text,
        anchor: narrow ? 'top' : 'middle',
        spaceAfter: 10,
      }),
    ]),
    framed('table-takeaway', 'Table and takeaway', wide, [
      slot(SLOTS.content, 'Table', above, { ...plain, size: design.table.size }, 'table'),
      takeawayBelow,
    ]),
    framed('figure-takeaway', 'Figure and takeaway', wide, [
      slot(SLOTS.content, 'Figure', above, { ...plain, size: design.table.size }, 'picture'),
      takeawayBelow,
    ]),
    framed('figure', 'Figure', wide, [
      slot(SLOTS.content, 'Figure', wide.canvas, { ...plain, size: design.table.size }, 'picture'),
    ]),
    framed('chart-alone', 'Chart', page, [
      slot(SLOTS.content, 'Chart', page.canvas, { ...plain, size: design.chart.textSize }, 'chart'),
    ]),
    framed('references', 'References', page, [
      slot(SLOTS.content, 'References', page.canvas, { ...plain, size: 16, spaceAfter: 8 }),
    ]),
  ]
}
