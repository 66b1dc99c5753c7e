/** Heavy: a dark panel with the title, copper and gold, and as little to read as possible. */
import type { TextStyle } from '#kit/pptx/model.ts'
import { type Design, decoration, type Frame, SLIDE } from './design.ts'

const PANEL = 312
const kicker: TextStyle = { size: 14, colour: 'accent6', bold: true, capitals: true }
const title: TextStyle = { size: 30, colour: 'lt1', bold: true, font: 'heading', lineHeight: 1 }
const small: TextStyle = { size: 12, colour: 'accent4' }

const page: Frame = {
  art: [
    decoration('Panel', 'rect', { x: 0, y: 0, width: PANEL, height: SLIDE.height }, 'dk2'),
    decoration('Peak', 'triangle', { x: 0, y: 430, width: 180, height: 110 }, 'accent1'),
    decoration('Peak', 'triangle', { x: 110, y: 470, width: 130, height: 70 }, 'accent6'),
  ],
  kicker: { box: { x: 32, y: 52, width: 252, height: 40 }, style: { ...kicker, anchor: 'top' } },
  title: { box: { x: 32, y: 98, width: 252, height: 318 }, style: title },
  canvas: { x: 348, y: 52, width: 572, height: 424 },
  source: { box: { x: 348, y: 500, width: 480, height: 18 }, style: small },
  number: { box: { x: 860, y: 500, width: 60, height: 18 }, style: { ...small, align: 'right' } },
}

const wide: Frame = {
  art: [
    decoration('Band', 'rect', { x: 0, y: 0, width: SLIDE.width, height: 122 }, 'dk2'),
    decoration('Edge', 'rect', { x: 0, y: 122, width: SLIDE.width, height: 6 }, 'accent1'),
  ],
  kicker: { box: { x: 40, y: 20, width: 820, height: 20 }, style: kicker },
  title: { box: { x: 40, y: 42, width: 880, height: 76 }, style: title },
  canvas: { x: 40, y: 156, width: 880, height: 322 },
  source: { box: { x: 40, y: 500, width: 740, height: 18 }, style: small },
  number: page.number,
}

export const HEAVY: Design = {
  format: 'heavy',
  theme: {
    name: 'Copperbelt',
    colours: {
      dk1: '1E1B18',
      lt1: 'FFFCF7',
      dk2: '14212B',
      lt2: 'F3E9DC',
      accent1: 'A8481F',
      accent2: '1C6E63',
      accent3: '8A5A00',
      accent4: '5F5A54',
      accent5: 'C9BBA8',
      accent6: 'F2B544',
      hlink: '2F5D8A',
      folHlink: '5F5A54',
    },
    fonts: { heading: 'Cambria', body: 'Calibri' },
  },
  frames: {
    page,
    wide,
    said: page,
    full: {
      background: 'accent1',
      art: [
        decoration('Peak', 'triangle', { x: 690, y: 420, width: 160, height: 120 }, 'dk2'),
        decoration('Peak', 'triangle', { x: 630, y: 466, width: 130, height: 74 }, 'accent6'),
      ],
      kicker: { box: { x: 64, y: 48, width: 820, height: 20 }, style: { ...kicker, colour: 'lt1' } },
      title: { box: { x: 64, y: 72, width: 832, height: 76 }, style: { ...title, colour: 'lt1' } },
      canvas: { x: 64, y: 164, width: 780, height: 250 },
      source: { box: { x: 64, y: 500, width: 480, height: 18 }, style: { ...small, colour: 'lt1' } },
      number: {
        box: { x: 860, y: 500, width: 60, height: 18 },
        style: { ...small, colour: 'lt1', align: 'right' },
      },
    },
    cover: {
      background: 'dk2',
      art: [
        decoration('Peak', 'triangle', { x: 610, y: 324, width: 350, height: 216 }, 'accent1'),
        decoration('Peak', 'triangle', { x: 520, y: 420, width: 220, height: 120 }, 'accent6'),
        decoration('Peak', 'triangle', { x: 800, y: 440, width: 160, height: 100 }, 'lt2'),
      ],
      kicker: { box: { x: 64, y: 72, width: 760, height: 24 }, style: { ...kicker, size: 16 } },
      title: { box: { x: 64, y: 108, width: 800, height: 210 }, style: { ...title, size: 44 } },
      canvas: { x: 64, y: 340, width: 420, height: 70 },
      source: wide.source,
      number: page.number,
    },
  },
  text: { size: 28, colour: 'dk1', bullet: 'accent1', spaceAfter: 22 },
  card: { text: { size: 26, colour: 'dk1' }, head: { size: 20, colour: 'accent1', bold: true }, fill: 'lt2' },
  statement: { size: 36, colour: 'lt1', bold: true, font: 'heading', anchor: 'middle' },
  figure: { size: 96, colour: 'accent1', bold: true, font: 'heading' },
  label: { size: 22, colour: 'dk1' },
  marker: { fill: 'accent1', text: 'lt1' },
  sizes: {
    title: [30, 28, 26, 24, 22, 20],
    text: [28, 26, 24, 22, 20],
    card: [28, 26, 24, 22, 20],
    statement: [36, 32, 28, 24],
  },
  chart: {
    strong: 'accent1',
    quiet: 'accent5',
    series: ['dk2', 'accent1', 'accent6'],
    parts: ['dk2', 'accent1', 'accent4'],
    text: 'dk1',
    textSize: 16,
  },
  table: { headFill: 'accent1', headText: 'lt1', text: 'dk1', line: 'accent5', band: 'lt2', size: 18 },
  says: { words: 62, points: 4, line: 10, longest: 36 },
  prefersBoxes: true,
}
