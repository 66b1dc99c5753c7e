import type { Form } from '../model.ts'
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
  return ''
}

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
