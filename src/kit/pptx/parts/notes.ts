/** Speaker notes: one page for each slide, and the master they share. */
import type { TextStyle } from '../model.ts'
import { nonVisual } from '../shapes/properties.ts'
import { levelXml, paragraphXml } from '../shapes/text-xml.ts'
import { shapeTree } from '../shapes/tree-xml.ts'
import { placed } from '../units.ts'
import { document, el, NAMESPACES } from '../xml.ts'
import { COLOUR_MAP } from './masters.ts'

/** A4 portrait, in points. */
export const NOTES_PAGE = { width: 540, height: 720 } as const
const PICTURE = { x: 30, y: 54, width: 480, height: 270 }
const TEXT = { x: 54, y: 342, width: 432, height: 324 }
const STYLE: TextStyle = { size: 12, colour: 'dk1', spaceAfter: 6 }

const holder = (
  number: number,
  name: string,
  type: 'sldImg' | 'body',
  index: number,
  place: string,
  text: string,
) => {
  const locks = type === 'sldImg' ? { noGrp: '1', noRot: '1', noChangeAspect: '1' } : { noGrp: '1' }
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      nonVisual({ number, name }),
      el('p:cNvSpPr', {}, el('a:spLocks', locks)),
      el('p:nvPr', {}, el('p:ph', { type, idx: type === 'sldImg' && index === 0 ? undefined : index })),
    ),
    place === '' ? el('p:spPr') : el('p:spPr', {}, place, el('a:prstGeom', { prst: 'rect' }, el('a:avLst'))),
    text,
  )
}

export function notesMasterXml(language: string): string {
  const words = el(
    'p:txBody',
    {},
    el('a:bodyPr'),
    el('a:lstStyle'),
    paragraphXml({ runs: [{ text: 'Notes' }] }, { language, link: () => '' }),
  )
  return document(
    el(
      'p:notesMaster',
      NAMESPACES,
      el(
        'p:cSld',
        {},
        el(
          'p:bg',
          {},
          el('p:bgPr', {}, el('a:solidFill', {}, el('a:schemeClr', { val: 'bg1' })), el('a:effectLst')),
        ),
        shapeTree([
          holder(2, 'Slide', 'sldImg', 2, placed(PICTURE), ''),
          holder(3, 'Notes', 'body', 3, placed(TEXT), words),
        ]),
      ),
      el('p:clrMap', COLOUR_MAP),
      el('p:notesStyle', {}, levelXml('a:lvl1pPr', STYLE)),
    ),
  )
}

export function notesXml(paragraphs: readonly string[], language: string): string {
  const context = { language, link: () => '' }
  const body = (paragraphs.length === 0 ? [''] : paragraphs)
    .map((text) => paragraphXml({ runs: [{ text }] }, context))
    .join('')
  return document(
    el(
      'p:notes',
      NAMESPACES,
      el(
        'p:cSld',
        {},
        shapeTree([
          holder(2, 'Slide', 'sldImg', 0, '', ''),
          holder(3, 'Notes', 'body', 3, '', el('p:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), body)),
        ]),
      ),
      el('p:clrMapOvr', {}, el('a:masterClrMapping')),
    ),
  )
}
