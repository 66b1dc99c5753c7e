/** Texts: bodies, paragraphs, runs, and the styles that layouts give them. */

import { escapeXml } from '../../escape-xml.ts'
import type { Paragraph, PptxRun, TextStyle } from '../model.ts'
import { emu, hundredths, schemeColour, solid } from '../units.ts'
import { el } from '../xml.ts'

const ALIGN = { left: 'l', centre: 'ctr', right: 'r' } as const
const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const
/** Indent of bulleted text, as a multiple of its size. */
export const BULLET_INDENT = 0.9

const latin = (font: TextStyle['font']): string | undefined =>
  font && el('a:latin', { typeface: font === 'heading' ? '+mj-lt' : '+mn-lt' })

/** As one level of a list style, of a layout or of the master. */
export function levelXml(level: string, style: TextStyle): string {
  const { size, colour, bold, capitals, align, font, bullet, spaceAfter = 0, lineHeight = 1 } = style
  const indent = bullet ? emu(size * BULLET_INDENT) : 0
  return el(
    level,
    {
      marL: indent,
      indent: -indent,
      algn: ALIGN[align ?? 'left'],
      defTabSz: 914_400,
      rtl: '0',
      eaLnBrk: '1',
      latinLnBrk: '0',
      hangingPunct: '1',
    },
    el('a:lnSpc', {}, el('a:spcPct', { val: Math.round(lineHeight * 100_000) })),
    el('a:spcBef', {}, el('a:spcPts', { val: 0 })),
    el('a:spcAft', {}, el('a:spcPts', { val: hundredths(spaceAfter) })),
    bullet
      ? el('a:buClr', {}, schemeColour(bullet)) +
          el('a:buFont', { typeface: 'Arial' }) +
          el('a:buChar', { char: '•' })
      : el('a:buNone'),
    el(
      'a:defRPr',
      {
        sz: hundredths(size),
        b: bold ?? false,
        i: false,
        cap: capitals ? 'all' : 'none',
        kern: 1200,
        baseline: 0,
      },
      solid(colour),
      latin(font ?? 'body'),
    ),
  )
}

export const listStyle = (style: TextStyle): string => el('a:lstStyle', {}, levelXml('a:lvl1pPr', style))

export const bodyProperties = (anchor: TextStyle['anchor'], inset: number, shrinks: boolean): string =>
  el(
    'a:bodyPr',
    {
      vert: 'horz',
      wrap: 'square',
      lIns: emu(inset),
      tIns: emu(inset),
      rIns: emu(inset),
      bIns: emu(inset),
      rtlCol: '0',
      anchor: ANCHOR[anchor ?? 'top'],
    },
    // It fits as it is; this is for text added later.
    shrinks ? el('a:normAutofit') : el('a:noAutofit'),
  )

export type RunContext = {
  language: string
  /** The relationship id of an external address. */
  link(href: string): string
}

function runXml(run: PptxRun, size: number | undefined, { language, link }: RunContext): string {
  const own = run.size ?? size
  const properties = el(
    'a:rPr',
    {
      lang: language,
      sz: own === undefined ? undefined : hundredths(own),
      b: run.bold,
      i: run.italic,
      dirty: false,
    },
    run.colour && solid(run.colour),
    run.href && el('a:hlinkClick', { 'r:id': link(run.href) }),
  )
  return el('a:r', {}, properties, `<a:t>${escapeXml(run.text)}</a:t>`)
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

export function paragraphXml(paragraph: Paragraph, context: RunContext, size?: number): string {
  const text = paragraph.runs.map((run) => run.text).join('')
  const turned = RIGHT_TO_LEFT.test(text)
  const plain = paragraph.bullet === false
  const properties =
    turned || plain
      ? el(
          'a:pPr',
          { ...(plain && { marL: 0, indent: 0 }), ...(turned && { algn: 'r', rtl: '1' }) },
          plain ? el('a:buNone') : undefined,
        )
      : undefined
  const runs = paragraph.runs.filter((run) => run.text !== '').map((run) => runXml(run, size, context))
  return el(
    'a:p',
    {},
    properties,
    ...runs,
    runs.length === 0 ? el('a:endParaRPr', { lang: context.language }) : undefined,
  )
}

/** A text with its own style, for text outside slots. */
export const styledText = (
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  context: RunContext,
  inset: number,
): string =>
  bodyProperties(style.anchor, inset, true) +
  listStyle(style) +
  (paragraphs.length === 0
    ? el('a:p', {}, el('a:endParaRPr', { lang: context.language }))
    : paragraphs.map((one) => paragraphXml(one, context)).join(''))
