/** The master and its layouts. */
import type { Layout, Presentation, Slot, TextStyle } from '../model.ts'
import { formXml } from '../shapes/form-xml.ts'
import { layoutSlot } from '../shapes/slot-xml.ts'
import { levelXml } from '../shapes/text-xml.ts'
import { FIRST_NUMBER, shapeTree } from '../shapes/tree-xml.ts'
import { solid } from '../units.ts'
import { document, el, NAMESPACES } from '../xml.ts'

export const COLOUR_MAP = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hlink: 'hlink',
  folHlink: 'folHlink',
} as const

const background = (colour: Layout['background']): string =>
  el('p:bg', {}, el('p:bgPr', {}, solid(colour ?? 'lt1'), el('a:effectLst')))

const levels = (style: TextStyle): string =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => levelXml(`a:lvl${level}pPr`, style)).join('')

function masterSlots({ size, master }: Presentation): Slot[] {
  const { width, height } = size
  const small: TextStyle = { ...master.text, size: 12, align: 'right' }
  delete small.bullet
  return [
    {
      index: 0,
      kind: 'title',
      name: 'Title',
      box: { x: 48, y: 36, width: width - 96, height: 80 },
      style: master.title,
    },
    {
      index: 1,
      kind: 'text',
      name: 'Text',
      box: { x: 48, y: 130, width: width - 96, height: height - 190 },
      style: master.text,
    },
    {
      index: 3,
      kind: 'footer',
      name: 'Footer',
      box: { x: 48, y: height - 34, width: width / 2, height: 20 },
      style: { ...small, align: 'left' },
    },
    {
      index: 4,
      kind: 'number',
      name: 'Slide number',
      box: { x: width - 108, y: height - 34, width: 60, height: 20 },
      style: small,
    },
  ]
}

/** `layouts`: their relationship ids, in order. */
export function masterXml(presentation: Presentation, layouts: readonly string[]): string {
  const { master, language } = presentation
  const slots = masterSlots(presentation).map((slot, at) => layoutSlot(slot, at + FIRST_NUMBER, language))
  return document(
    el(
      'p:sldMaster',
      NAMESPACES,
      el('p:cSld', {}, background('lt1'), shapeTree(slots)),
      el('p:clrMap', COLOUR_MAP),
      el(
        'p:sldLayoutIdLst',
        {},
        ...layouts.map((relation, at) => el('p:sldLayoutId', { id: FIRST_LAYOUT_ID + at, 'r:id': relation })),
      ),
      el('p:hf', { hdr: '0', dt: '0' }),
      el(
        'p:txStyles',
        {},
        el('p:titleStyle', {}, levelXml('a:lvl1pPr', master.title)),
        el('p:bodyStyle', {}, levels(master.text)),
        el('p:otherStyle', {}, levels({ ...withoutBullet(master.text) })),
      ),
    ),
  )
}
/** Above the master's own ids: the two share one range. */
export const MASTER_ID = 2_147_483_648
const FIRST_LAYOUT_ID = MASTER_ID + 1

const withoutBullet = ({ bullet: _, ...style }: TextStyle): TextStyle => style

export function layoutXml(layout: Layout, language: string): string {
  const nobody = { language, link: () => '' }
  const art = layout.art.map((form, at) => formXml(form, at + FIRST_NUMBER, nobody))
  const slots = layout.slots.map((slot, at) => layoutSlot(slot, at + FIRST_NUMBER + art.length, language))
  return document(
    el(
      'p:sldLayout',
      {
        ...NAMESPACES,
        type: layout.type === 'custom' ? 'cust' : layout.type,
        preserve: '1',
        userDrawn: layout.type === 'custom' ? '1' : undefined,
      },
      el(
        'p:cSld',
        { name: layout.name },
        layout.background && background(layout.background),
        shapeTree([...art, ...slots]),
      ),
      el('p:clrMapOvr', {}, el('a:masterClrMapping')),
    ),
  )
}
