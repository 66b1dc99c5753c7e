import type { Theme } from '../model.ts'
import { THEME_COLOURS } from '../model.ts'
import { document, el, NAMESPACES } from '../xml.ts'

const fontXml = (tag: string, family: string): string =>
  el(tag, {}, el('a:latin', { typeface: family }), el('a:ea', { typeface: '' }), el('a:cs', { typeface: '' }))

/** Three of each, as the format requires: fills, lines and effects that shapes could refer to. */
const fill = el('a:solidFill', {}, el('a:schemeClr', { val: 'phClr' }))
const line = (w: number) =>
  el('a:ln', { w, cap: 'flat', cmpd: 'sng', algn: 'ctr' }, fill, el('a:prstDash', { val: 'solid' }))
const effect = el('a:effectStyle', {}, el('a:effectLst'))
const FORMATS = el(
  'a:fmtScheme',
  { name: 'Plain' },
  el('a:fillStyleLst', {}, fill, fill, fill),
  el('a:lnStyleLst', {}, line(6350), line(12_700), line(19_050)),
  el('a:effectStyleLst', {}, effect, effect, effect),
  el('a:bgFillStyleLst', {}, fill, fill, fill),
)

export function themeXml({ name, colours, fonts }: Theme): string {
  const scheme = THEME_COLOURS.map((colour) =>
    el(`a:${colour}`, {}, el('a:srgbClr', { val: colours[colour].toUpperCase() })),
  )
  return document(
    el(
      'a:theme',
      { 'xmlns:a': NAMESPACES['xmlns:a'], name },
      el(
        'a:themeElements',
        {},
        el('a:clrScheme', { name }, ...scheme),
        el(
          'a:fontScheme',
          { name },
          fontXml('a:majorFont', fonts.heading),
          fontXml('a:minorFont', fonts.body),
        ),
        FORMATS,
      ),
      el('a:objectDefaults'),
      el('a:extraClrSchemeLst'),
    ),
  )
}
