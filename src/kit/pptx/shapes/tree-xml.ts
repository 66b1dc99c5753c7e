/** The shape tree of a slide, a layout or the master. Ids are given out in order, from 2. */
import { el } from '../xml.ts'

const NO_PLACE = el(
  'a:xfrm',
  {},
  el('a:off', { x: 0, y: 0 }),
  el('a:ext', { cx: 0, cy: 0 }),
  el('a:chOff', { x: 0, y: 0 }),
  el('a:chExt', { cx: 0, cy: 0 }),
)

export const FIRST_NUMBER = 2

export const shapeTree = (shapes: readonly string[]): string =>
  el(
    'p:spTree',
    {},
    el('p:nvGrpSpPr', {}, el('p:cNvPr', { id: 1, name: '' }), el('p:cNvGrpSpPr'), el('p:nvPr')),
    el('p:grpSpPr', {}, NO_PLACE),
    ...shapes,
  )
