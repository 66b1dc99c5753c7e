import type { Connector, Form } from '../model.ts'
import { emu, placed, solid } from '../units.ts'
import { el } from '../xml.ts'
import { nonVisual } from './properties.ts'
import { type RunContext, styledText } from './text-xml.ts'

const outline = (line: Form['line']): string =>
  line ? el('a:ln', { w: emu(line.width) }, solid(line.colour)) : el('a:ln', {}, el('a:noFill'))

/** Rounded corners stay small on large shapes. */
function adjustments({ geometry, box }: Form): string {
  const shorter = Math.min(box.width, box.height)
  if (geometry === 'roundRect')
    return el('a:gd', {
      name: 'adj',
      fmla: `val ${Math.round((Math.min(8, shorter / 2) / shorter) * 100_000)}`,
    })
  if (geometry === 'chevron' || geometry === 'homePlate')
    return el('a:gd', { name: 'adj', fmla: `val ${Math.round(CHEVRON_SHARE * 100_000)}` })
  return ''
}
/** How far a chevron's point reaches, as a share of its height. */
export const CHEVRON_SHARE = 0.25

export function formXml(form: Form, number: number, context: RunContext, link?: string): string {
  const { name, geometry, box, fill, paragraphs = [], style, inset = 8, alt } = form
  const says = paragraphs.length > 0
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      nonVisual({ number, name, alt, decorative: !says && !alt && !link, link }),
      el('p:cNvSpPr'),
      el('p:nvPr'),
    ),
    el(
      'p:spPr',
      {},
      placed(box),
      el('a:prstGeom', { prst: geometry }, el('a:avLst', {}, adjustments(form))),
      fill ? solid(fill) : el('a:noFill'),
      outline(form.line),
    ),
    el('p:txBody', {}, styledText(paragraphs, style ?? { size: 12, colour: 'dk1' }, context, inset)),
  )
}

/** A line glued to two shapes: it follows when either is moved. */
export function connectorXml(
  { name, from, to, colour, width }: Connector,
  number: number,
  found: (id: string) => { number: number; box: Form['box'] },
): string {
  const a = siteOf(found(from.id).box, from.site)
  const b = siteOf(found(to.id).box, to.site)
  const box = {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
  const turned = placed(box).replace(
    '<a:xfrm>',
    `<a:xfrm${b.x < a.x ? ' flipH="1"' : ''}${b.y < a.y ? ' flipV="1"' : ''}>`,
  )
  return el(
    'p:cxnSp',
    {},
    el(
      'p:nvCxnSpPr',
      {},
      nonVisual({ number, name, decorative: true }),
      el(
        'p:cNvCxnSpPr',
        {},
        el('a:stCxn', { id: found(from.id).number, idx: from.site }),
        el('a:endCxn', { id: found(to.id).number, idx: to.site }),
      ),
      el('p:nvPr'),
    ),
    el(
      'p:spPr',
      {},
      turned,
      el('a:prstGeom', { prst: 'straightConnector1' }, el('a:avLst')),
      el('a:ln', { w: emu(width) }, solid(colour), el('a:tailEnd', { type: 'triangle' })),
    ),
  )
}

export function siteOf({ x, y, width, height }: Form['box'], site: 0 | 1 | 2 | 3): { x: number; y: number } {
  if (site === 0) return { x: x + width / 2, y }
  if (site === 1) return { x, y: y + height / 2 }
  return site === 2 ? { x: x + width / 2, y: y + height } : { x: x + width, y: y + height / 2 }
}
