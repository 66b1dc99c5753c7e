/** The small parts: author and date, show settings, table styles. */

import { escapeXml } from '../../escape-xml.ts'
import type { Presentation } from '../model.ts'
import { TABLE_STYLE } from '../shapes/table-xml.ts'
import { schemeColour, solid } from '../units.ts'
import { document, el, NAMESPACES } from '../xml.ts'

export const coreXml = ({ title, author, created, language }: Presentation): string =>
  document(
    el(
      'cp:coreProperties',
      {
        'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      el('dc:title', {}, escapeXml(title)),
      el('dc:creator', {}, escapeXml(author)),
      el('cp:lastModifiedBy', {}, escapeXml(author)),
      el('dcterms:created', { 'xsi:type': 'dcterms:W3CDTF' }, created),
      el('dcterms:modified', { 'xsi:type': 'dcterms:W3CDTF' }, created),
      el('dc:language', {}, language),
    ),
  )

export const appXml = ({ slides }: Presentation): string =>
  document(
    el(
      'Properties',
      { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
      el('PresentationFormat', {}, 'Widescreen'),
      el('Slides', {}, String(slides.length)),
      el('Notes', {}, String(slides.length)),
    ),
  )

export const presentationPropertiesXml = (): string => document(el('p:presentationPr', NAMESPACES))

export const viewPropertiesXml = (): string => document(el('p:viewPr', NAMESPACES))

export function tableStylesXml({ table }: Presentation): string {
  const border = (side: string, width: number) =>
    el(`a:${side}`, {}, el('a:ln', { w: width, cmpd: 'sng' }, solid(table.line)))
  const text = (colour: Presentation['table']['text'], bold: boolean) =>
    el('a:tcTxStyle', { b: bold ? 'on' : 'off' }, el('a:fontRef', { idx: 'minor' }), schemeColour(colour))
  const style = el(
    'a:tblStyle',
    { styleId: TABLE_STYLE, styleName: 'Plain with a header' },
    el(
      'a:wholeTbl',
      {},
      text(table.text, false),
      el(
        'a:tcStyle',
        {},
        el('a:tcBdr', {}, border('bottom', 12_700), border('insideH', 6_350)),
        el('a:fill', {}, el('a:noFill')),
      ),
    ),
    table.band && el('a:band2H', {}, el('a:tcStyle', {}, el('a:tcBdr'), el('a:fill', {}, solid(table.band)))),
    el(
      'a:firstRow',
      {},
      text(table.headText, true),
      el(
        'a:tcStyle',
        {},
        el('a:tcBdr', {}, border('bottom', 19_050)),
        el('a:fill', {}, solid(table.headFill)),
      ),
    ),
  )
  return document(el('a:tblStyleLst', { 'xmlns:a': NAMESPACES['xmlns:a'], def: TABLE_STYLE }, style))
}
