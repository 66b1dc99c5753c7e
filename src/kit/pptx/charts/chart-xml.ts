/** A native chart: columns, bars, a line or a doughnut, its text in the theme's font and its colours from the theme. */

import { escapeXml } from '../../escape-xml.ts'
import type { Chart, Colour } from '../model.ts'
import { emu, hundredths, solid } from '../units.ts'
import { document, el, NAMESPACES } from '../xml.ts'
import { rangesOf } from './workbook.ts'

const textProperties = ({ textColour }: Chart, size: number, bold = false): string =>
  el(
    'c:txPr',
    {},
    el('a:bodyPr'),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el(
        'a:pPr',
        {},
        el(
          'a:defRPr',
          { sz: hundredths(size), b: bold },
          solid(textColour),
          el('a:latin', { typeface: '+mn-lt' }),
        ),
      ),
      el('a:endParaRPr', { lang: 'en-GB' }),
    ),
  )

function titleXml(chart: Chart): string {
  if (!chart.title) return el('c:autoTitleDeleted', { val: '1' })
  const properties = (tag: string) =>
    el(
      tag,
      { ...(tag === 'a:rPr' && { lang: 'en-GB' }), sz: hundredths(chart.textSize), b: '0' },
      solid(chart.textColour),
      el('a:latin', { typeface: '+mn-lt' }),
    )
  const rich = el(
    'c:rich',
    {},
    el('a:bodyPr'),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el('a:pPr', {}, properties('a:defRPr')),
      el('a:r', {}, properties('a:rPr'), `<a:t>${escapeXml(chart.title)}</a:t>`),
    ),
  )
  return (
    el('c:title', {}, el('c:tx', {}, rich), el('c:overlay', { val: '0' })) +
    el('c:autoTitleDeleted', { val: '0' })
  )
}

const points = (values: readonly (string | number | null)[]): string =>
  el('c:ptCount', { val: values.length }) +
  values
    .map((value, idx) => (value === null ? '' : el('c:pt', { idx }, el('c:v', {}, escapeXml(String(value))))))
    .join('')

const fillOf = (colour: Colour): string => el('c:spPr', {}, solid(colour))
const strokeOf = (colour: Colour): string =>
  el('c:spPr', {}, el('a:ln', { w: emu(2.5), cap: 'rnd' }, solid(colour), el('a:round')))

function dataLabels(chart: Chart): string {
  const position =
    chart.kind === 'columns' || chart.kind === 'bars'
      ? el('c:dLblPos', { val: 'outEnd' })
      : chart.kind === 'line'
        ? el('c:dLblPos', { val: 't' })
        : ''
  const share = chart.kind === 'doughnut'
  const size = share ? chart.textSize : chart.textSize
  return el(
    'c:dLbls',
    {},
    el('c:numFmt', { formatCode: chart.format, sourceLinked: '0' }),
    el('c:spPr', {}, el('a:noFill'), el('a:ln', {}, el('a:noFill'))),
    textProperties(share ? { ...chart, textColour: 'lt1' } : chart, size, true),
    position,
    el('c:showLegendKey', { val: '0' }),
    el('c:showVal', { val: '1' }),
    el('c:showCatName', { val: '0' }),
    el('c:showSerName', { val: '0' }),
    el('c:showPercent', { val: '0' }),
    el('c:showBubbleSize', { val: '0' }),
  )
}

/** Points with a colour each: the parts of a doughnut, or all points when one is highlighted. */
function pointColours(chart: Chart): string {
  const { kind, categories, colours, emphasis } = chart
  const bars = kind === 'columns' || kind === 'bars'
  const one = (idx: number, colour: Colour) =>
    el(
      'c:dPt',
      {},
      el('c:idx', { val: idx }),
      bars ? el('c:invertIfNegative', { val: '0' }) : '',
      el('c:bubble3D', { val: '0' }),
      fillOf(colour),
    )
  if (kind === 'doughnut')
    return categories.map((_, at) => one(at, colours[at % colours.length] ?? 'accent1')).join('')
  if (!bars || !emphasis || chart.series.length > 1) return ''
  return categories.map((_, at) => (at === emphasis.at ? '' : one(at, emphasis.quiet))).join('')
}

function seriesXml(chart: Chart, at: number): string {
  const { kind, categories, series, colours } = chart
  const one = series[at]
  if (!one) return ''
  const ranges = rangesOf(at, categories.length)
  const colour = colours[at % colours.length] ?? 'accent1'
  const bars = kind === 'columns' || kind === 'bars'
  return el(
    'c:ser',
    {},
    el('c:idx', { val: at }),
    el('c:order', { val: at }),
    el('c:tx', {}, el('c:strRef', {}, el('c:f', {}, ranges.name), el('c:strCache', {}, points([one.name])))),
    kind === 'line' ? strokeOf(colour) : kind === 'doughnut' ? '' : fillOf(colour),
    bars ? el('c:invertIfNegative', { val: '0' }) : '',
    kind === 'line'
      ? el('c:marker', {}, el('c:symbol', { val: 'circle' }), el('c:size', { val: 7 }), fillOf(colour))
      : '',
    pointColours(chart),
    dataLabels(chart),
    el(
      'c:cat',
      {},
      el('c:strRef', {}, el('c:f', {}, ranges.categories), el('c:strCache', {}, points(categories))),
    ),
    el(
      'c:val',
      {},
      el(
        'c:numRef',
        {},
        el('c:f', {}, ranges.values),
        el('c:numCache', {}, el('c:formatCode', {}, escapeXml(chart.format)), points(one.values)),
      ),
    ),
    kind === 'line' ? el('c:smooth', { val: '0' }) : '',
  )
}

const AXES = { category: 111_111_111, value: 222_222_222 } as const

function axes(chart: Chart): string {
  const lying = chart.kind === 'bars'
  const line = el('c:spPr', {}, el('a:ln', { w: emu(1) }, solid(chart.emphasis?.quiet ?? chart.textColour)))
  const category = el(
    'c:catAx',
    {},
    el('c:axId', { val: AXES.category }),
    // Bars are listed from the top, but the axis counts from the bottom.
    el('c:scaling', {}, el('c:orientation', { val: lying ? 'maxMin' : 'minMax' })),
    el('c:delete', { val: '0' }),
    el('c:axPos', { val: lying ? 'l' : 'b' }),
    el('c:numFmt', { formatCode: 'General', sourceLinked: '0' }),
    el('c:majorTickMark', { val: 'none' }),
    el('c:minorTickMark', { val: 'none' }),
    el('c:tickLblPos', { val: 'low' }),
    line,
    textProperties(chart, chart.textSize),
    el('c:crossAx', { val: AXES.value }),
    el('c:crosses', { val: 'autoZero' }),
    el('c:auto', { val: '1' }),
    el('c:lblAlgn', { val: 'ctr' }),
    el('c:lblOffset', { val: 100 }),
    el('c:noMultiLvlLbl', { val: '1' }),
  )
  const isBelowZero = chart.series.some(({ values }) => values.some((value) => value !== null && value < 0))
  const value = el(
    'c:valAx',
    {},
    el('c:axId', { val: AXES.value }),
    el(
      'c:scaling',
      {},
      el('c:orientation', { val: 'minMax' }),
      chart.kind === 'line' || isBelowZero ? '' : el('c:min', { val: 0 }),
    ),
    // Every value is printed next to its bar or point; an axis would repeat it.
    el('c:delete', { val: '1' }),
    el('c:axPos', { val: lying ? 't' : 'l' }),
    el('c:numFmt', { formatCode: chart.format, sourceLinked: '0' }),
    el('c:majorTickMark', { val: 'none' }),
    el('c:minorTickMark', { val: 'none' }),
    el('c:tickLblPos', { val: 'nextTo' }),
    el('c:crossAx', { val: AXES.category }),
    el('c:crosses', { val: 'autoZero' }),
    el('c:crossBetween', { val: 'between' }),
  )
  return category + value
}

function plot(chart: Chart): string {
  const series = chart.series.map((_, at) => seriesXml(chart, at)).join('')
  const ids = el('c:axId', { val: AXES.category }) + el('c:axId', { val: AXES.value })
  if (chart.kind === 'doughnut')
    return el(
      'c:doughnutChart',
      {},
      el('c:varyColors', { val: '1' }),
      series,
      el('c:firstSliceAng', { val: 0 }),
      el('c:holeSize', { val: 56 }),
    )
  if (chart.kind === 'line')
    return (
      el(
        'c:lineChart',
        {},
        el('c:grouping', { val: 'standard' }),
        el('c:varyColors', { val: '0' }),
        series,
        el('c:marker', { val: '1' }),
        ids,
      ) + axes(chart)
    )
  return (
    el(
      'c:barChart',
      {},
      el('c:barDir', { val: chart.kind === 'bars' ? 'bar' : 'col' }),
      el('c:grouping', { val: 'clustered' }),
      el('c:varyColors', { val: '0' }),
      series,
      el('c:gapWidth', { val: 60 }),
      el('c:overlap', { val: chart.series.length > 1 ? -5 : 0 }),
      ids,
    ) + axes(chart)
  )
}

/** `workbook`: the relationship id of its data. */
export function chartXml(chart: Chart, workbook: string): string {
  const isNamed = chart.kind === 'doughnut' || chart.series.length > 1
  const legend =
    isNamed &&
    el(
      'c:legend',
      {},
      el('c:legendPos', { val: chart.kind === 'doughnut' ? 'r' : 't' }),
      el('c:overlay', { val: '0' }),
      textProperties(chart, chart.textSize),
    )
  return document(
    el(
      'c:chartSpace',
      {
        'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
        'xmlns:a': NAMESPACES['xmlns:a'],
        'xmlns:r': NAMESPACES['xmlns:r'],
      },
      el('c:date1904', { val: '0' }),
      el('c:roundedCorners', { val: '0' }),
      el(
        'c:chart',
        {},
        titleXml(chart),
        el('c:plotArea', {}, el('c:layout'), plot(chart)),
        legend || undefined,
        el('c:plotVisOnly', { val: '1' }),
        el('c:dispBlanksAs', { val: 'gap' }),
      ),
      el('c:spPr', {}, el('a:noFill'), el('a:ln', {}, el('a:noFill'))),
      textProperties(chart, chart.textSize),
      el('c:externalData', { 'r:id': workbook }, el('c:autoUpdate', { val: '0' })),
    ),
  )
}
