/** Light, which the calls name mini: black on white and one blue, the fewest words, good on any printer. */
import type { TextStyle } from '#kit/pptx/model.ts'
import { type Design, decoration, type Frame } from './design.ts'

const title: TextStyle = {
  size: 32,
  colour: 'dk1',
  bold: true,
  font: 'heading',
  anchor: 'bottom',
  lineHeight: 0.98,
}
const small: TextStyle = { size: 12, colour: 'accent4' }

const page: Frame = {
  art: [decoration('Bar', 'rect', { x: 56, y: 132, width: 64, height: 5 }, 'accent1')],
  title: { box: { x: 56, y: 40, width: 848, height: 82 }, style: title },
  canvas: { x: 56, y: 164, width: 848, height: 316 },
  source: { box: { x: 56, y: 502, width: 700, height: 18 }, style: small },
  number: { box: { x: 844, y: 502, width: 60, height: 18 }, style: { ...small, align: 'right' } },
}

export const LIGHT: Design = {
  format: 'mini',
  theme: {
    name: 'Notecard',
    colours: {
      dk1: '111827',
      lt1: 'FFFFFF',
      dk2: '1E3A8A',
      lt2: 'F3F4F6',
      accent1: '1D4ED8',
      accent2: '6B7280',
      accent3: '9CA3AF',
      accent4: '4B5563',
      accent5: 'D1D5DB',
      accent6: 'B91C1C',
      hlink: '1D4ED8',
      folHlink: '4B5563',
    },
    fonts: { heading: 'Arial', body: 'Arial' },
  },
  frames: {
    page,
    wide: page,
    full: { ...page, art: [decoration('Bar', 'rect', { x: 56, y: 132, width: 64, height: 5 }, 'accent1')] },
    cover: {
      art: [decoration('Bar', 'rect', { x: 72, y: 120, width: 120, height: 8 }, 'accent1')],
      kicker: {
        box: { x: 72, y: 84, width: 760, height: 24 },
        style: { size: 16, colour: 'accent4', bold: true },
      },
      title: {
        box: { x: 72, y: 150, width: 816, height: 200 },
        style: { ...title, size: 42, anchor: 'top' },
      },
      canvas: { x: 72, y: 370, width: 816, height: 70 },
      source: page.source,
      number: page.number,
    },
  },
  text: { size: 30, colour: 'dk1', bullet: 'accent1', spaceAfter: 26 },
  card: {
    text: { size: 20, colour: 'dk1' },
    head: { size: 20, colour: 'accent1', bold: true },
    line: 'accent5',
  },
  statement: { size: 36, colour: 'dk1', anchor: 'top' },
  figure: { size: 88, colour: 'accent1', bold: true, font: 'heading' },
  label: { size: 22, colour: 'dk1' },
  marker: { fill: 'lt2', text: 'dk1' },
  sizes: {
    title: [32, 30, 28, 26],
    text: [30, 28, 26, 24],
    card: [28, 26, 24, 22, 20],
    statement: [36, 32, 28, 24],
  },
  chart: {
    strong: 'accent1',
    quiet: 'accent5',
    series: ['dk1', 'accent1', 'accent3'],
    parts: ['dk1', 'accent1', 'accent2'],
    text: 'dk1',
    textSize: 16,
  },
  table: { headFill: 'lt2', headText: 'dk1', text: 'dk1', line: 'accent5', size: 18 },
  says: { words: 44, points: 3, line: 8, longest: 36 },
  prefersBoxes: false,
}
