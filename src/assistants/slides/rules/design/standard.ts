/** Standard: white pages, navy titles, a teal line that grows as the talk progresses. */
import type { TextStyle } from '#kit/pptx/model.ts'
import { type Design, decoration, type Frame, SLIDE } from './design.ts'

const kicker: TextStyle = { size: 14, colour: 'accent1', bold: true, capitals: true }
const title: TextStyle = { size: 30, colour: 'dk2', bold: true, font: 'heading', lineHeight: 0.95 }
const small: TextStyle = { size: 12, colour: 'accent4' }

const page: Frame = {
  art: [decoration('Rail', 'rect', { x: 0, y: 0, width: SLIDE.width, height: 8 }, 'lt2')],
  kicker: { box: { x: 48, y: 30, width: 760, height: 20 }, style: kicker },
  title: { box: { x: 48, y: 52, width: 864, height: 74 }, style: title },
  canvas: { x: 48, y: 142, width: 864, height: 340 },
  source: { box: { x: 48, y: 500, width: 740, height: 18 }, style: small },
  number: { box: { x: 852, y: 500, width: 60, height: 18 }, style: { ...small, align: 'right' } },
}

export const STANDARD: Design = {
  format: 'standard',
  theme: {
    name: 'Lectern',
    colours: {
      dk1: '1B2733',
      lt1: 'FFFFFF',
      dk2: '12355B',
      lt2: 'EDF3F7',
      accent1: '0F766E',
      accent2: '1D4E89',
      accent3: 'B45309',
      accent4: '5B6B7A',
      accent5: 'A9B8C4',
      accent6: '9F1239',
      hlink: '1D4E89',
      folHlink: '7A3E9D',
    },
    fonts: { heading: 'Calibri', body: 'Calibri' },
  },
  frames: {
    page,
    wide: page,
    full: {
      ...page,
      background: 'lt2',
      art: [decoration('Mark', 'rect', { x: 48, y: 156, width: 8, height: 250 }, 'accent1')],
      canvas: { x: 84, y: 150, width: 790, height: 320 },
    },
    cover: {
      background: 'dk2',
      art: [
        decoration('Field', 'rect', { x: 0, y: 468, width: SLIDE.width, height: 72 }, 'accent1'),
        decoration('Line', 'rect', { x: 64, y: 128, width: 72, height: 6 }, 'lt1'),
      ],
      kicker: {
        box: { x: 64, y: 92, width: 760, height: 24 },
        style: { ...kicker, size: 16, colour: 'lt1' },
      },
      title: {
        box: { x: 64, y: 156, width: 820, height: 190 },
        style: { ...title, size: 44, colour: 'lt1' },
      },
      canvas: { x: 64, y: 366, width: 820, height: 70 },
      source: page.source,
      number: page.number,
    },
  },
  text: { size: 28, colour: 'dk1', bullet: 'accent1', spaceAfter: 20 },
  card: {
    text: { size: 24, colour: 'dk1' },
    head: { size: 20, colour: 'accent1', bold: true },
    fill: 'lt2',
    edge: 'accent1',
  },
  statement: { size: 38, colour: 'dk2', bold: true, anchor: 'middle' },
  figure: { size: 80, colour: 'accent1', bold: true, font: 'heading' },
  label: { size: 20, colour: 'dk1' },
  marker: { fill: 'dk2', text: 'lt1' },
  sizes: {
    title: [30, 28, 26],
    text: [28, 26, 24, 22, 20],
    card: [28, 26, 24, 22, 20],
    statement: [38, 34, 30, 26, 24],
  },
  chart: {
    strong: 'accent1',
    quiet: 'accent5',
    series: ['dk2', 'accent3', 'accent5'],
    parts: ['dk2', 'accent3', 'accent4'],
    text: 'dk1',
    textSize: 16,
  },
  table: { headFill: 'dk2', headText: 'lt1', text: 'dk1', line: 'accent5', band: 'lt2', size: 18 },
  progress: { box: { x: 0, y: 0, width: SLIDE.width, height: 8 }, fill: 'accent1' },
  says: { words: 66, points: 4, line: 9, longest: 36 },
  prefersBoxes: false,
}
