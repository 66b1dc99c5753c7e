/** Placeholders, as a layout defines them and as a slide fills them. */

import { escapeXml } from '../../escape-xml.ts'
import type { Slot, SlotKind } from '../model.ts'
import { placed } from '../units.ts'
import { el } from '../xml.ts'
import { nonVisual } from './properties.ts'
import { bodyProperties, listStyle } from './text-xml.ts'

const TYPES: Record<SlotKind, string | undefined> = {
  title: 'title',
  'centred-title': 'ctrTitle',
  subtitle: 'subTitle',
  text: 'body',
  table: 'tbl',
  chart: 'chart',
  picture: 'pic',
  number: 'sldNum',
  footer: 'ftr',
}
const WITHOUT_INDEX: readonly SlotKind[] = ['title', 'centred-title']

export function placeholder({ kind, index }: Pick<Slot, 'kind' | 'index'>): string {
  const small = kind === 'number' || kind === 'footer'
  return el('p:ph', {
    type: TYPES[kind],
    sz: small || kind === 'text' ? 'quarter' : undefined,
    idx: WITHOUT_INDEX.includes(kind) ? undefined : index,
  })
}

export const SLOT_INSET = 0

/** Shown only when editing the layout, or in a slot left empty. */
const PROMPTS: Partial<Record<SlotKind, string>> = {
  title: 'Title',
  'centred-title': 'Title',
  subtitle: 'Subtitle',
  text: 'Text',
  table: 'Table',
  chart: 'Chart',
  picture: 'Picture',
}

export function layoutSlot(slot: Slot, number: number, language: string): string {
  const text =
    slot.kind === 'number'
      ? el(
          'a:fld',
          { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
          el('a:rPr', { lang: language }),
          '<a:t>‹#›</a:t>',
        )
      : slot.kind === 'footer'
        ? ''
        : el(
            'a:r',
            {},
            el('a:rPr', { lang: language }),
            `<a:t>${escapeXml(slot.prompt ?? PROMPTS[slot.kind] ?? '')}</a:t>`,
          )
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      nonVisual({ number, name: slot.name }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: '1' })),
      el('p:nvPr', {}, placeholder(slot)),
    ),
    el('p:spPr', {}, placed(slot.box), el('a:prstGeom', { prst: 'rect' }, el('a:avLst'))),
    el(
      'p:txBody',
      {},
      bodyProperties(slot.style.anchor, SLOT_INSET, slot.kind !== 'number'),
      listStyle(slot.style),
      el('a:p', {}, text || el('a:endParaRPr', { lang: language })),
    ),
  )
}
