/** The root part: which slides there are, in which order and under which headings. */

import type { Presentation } from '../model.ts'
import { levelXml } from '../shapes/text-xml.ts'
import { emu } from '../units.ts'
import { document, el, NAMESPACES } from '../xml.ts'
import { MASTER_ID } from './masters.ts'
import { NOTES_PAGE } from './notes.ts'

const FIRST_SLIDE_ID = 256
const P14 = 'http://schemas.microsoft.com/office/powerpoint/2010/main'

/** Programs want a unique id in capitals; numbering them keeps the output reproducible. */
const guid = (at: number): string => `{5EC71045-0000-4000-8000-${String(at + 1).padStart(12, '0')}}`

function sectionsXml({ sections }: Presentation): string {
  if (sections.length === 0) return ''
  let next = FIRST_SLIDE_ID
  const each = sections.map(({ name, slides }, at) => {
    const ids = Array.from({ length: slides }, () => el('p14:sldId', { id: next++ }))
    return el('p14:section', { name, id: guid(at) }, el('p14:sldIdLst', {}, ...ids))
  })
  return el(
    'p:extLst',
    {},
    el(
      'p:ext',
      { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' },
      el('p14:sectionLst', { 'xmlns:p14': P14 }, ...each),
    ),
  )
}

export function presentationXml(
  presentation: Presentation,
  relations: { master: string; notesMaster: string; slides: readonly string[] },
): string {
  const { size, master } = presentation
  const { bullet: _, ...plain } = master.text
  return document(
    el(
      'p:presentation',
      { ...NAMESPACES, saveSubsetFonts: '1' },
      el('p:sldMasterIdLst', {}, el('p:sldMasterId', { id: MASTER_ID, 'r:id': relations.master })),
      el('p:notesMasterIdLst', {}, el('p:notesMasterId', { 'r:id': relations.notesMaster })),
      el(
        'p:sldIdLst',
        {},
        ...relations.slides.map((relation, at) =>
          el('p:sldId', { id: FIRST_SLIDE_ID + at, 'r:id': relation }),
        ),
      ),
      el('p:sldSz', { cx: emu(size.width), cy: emu(size.height) }),
      el('p:notesSz', { cx: emu(NOTES_PAGE.width), cy: emu(NOTES_PAGE.height) }),
      el('p:defaultTextStyle', {}, levelXml('a:lvl1pPr', plain)),
      sectionsXml(presentation),
    ),
  )
}
