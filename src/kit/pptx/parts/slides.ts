/** A slide with everything it needs: charts and their workbooks, pictures, links, notes. */
import { chartXml } from '../charts/chart-xml.ts'
import { chartWorkbook } from '../charts/workbook.ts'
import type { Box, ChartShape, Layout, Picture, Presentation, Shape, Slot, Text } from '../model.ts'
import { officeType, type PackagePart, Relations } from '../package.ts'
import { formXml } from '../shapes/form-xml.ts'
import { nonVisual } from '../shapes/properties.ts'
import { placeholder } from '../shapes/slot-xml.ts'
import { tableXml } from '../shapes/table-xml.ts'
import { paragraphXml, type RunContext, styledText } from '../shapes/text-xml.ts'
import { FIRST_NUMBER, shapeTree } from '../shapes/tree-xml.ts'
import { offsetAndExtent, placed } from '../units.ts'
import { document, el, NAMESPACES } from '../xml.ts'
import type { PathsOf } from './paths.ts'

/** Hands out the numbers in the names of the package's files. */
export type Stock = { parts: PackagePart[]; charts: number; pictures: Map<Uint8Array, string> }

const CHART_TYPE = officeType('drawingml.chart')
const SLIDE_TYPE = officeType('presentationml.slide')

export function slideParts(presentation: Presentation, at: number, paths: PathsOf, stock: Stock): void {
  const slide = presentation.slides[at]
  const layout = presentation.layouts.find(({ id }) => id === slide?.layout)
  if (!slide || !layout) throw new Error(`Slide ${at + 1} has a layout that is not there: ${slide?.layout}`)
  const relations = new Relations()
  relations.add('slideLayout', paths.layout(layout.id))
  relations.add('notesSlide', paths.notes(at))
  const context: RunContext = {
    language: presentation.language,
    link: (href) => relations.add('hyperlink', href, true),
  }
  const shapes = slide.shapes.map((shape, place) =>
    shapeXml(shape, place + FIRST_NUMBER, { layout, relations, context, paths, stock }),
  )
  const root = el(
    'p:sld',
    NAMESPACES,
    el(
      'p:cSld',
      {},
      shapeTree([
        ...shapes,
        numberSlot(layout, slide.shapes.length + FIRST_NUMBER, presentation.language, at),
      ]),
    ),
    el('p:clrMapOvr', {}, el('a:masterClrMapping')),
  )
  stock.parts.push({ path: paths.slide(at), contentType: SLIDE_TYPE, body: document(root), relations })
}

type Surroundings = {
  layout: Layout
  relations: Relations
  context: RunContext
  paths: PathsOf
  stock: Stock
}

function shapeXml(shape: Shape, number: number, around: Surroundings): string {
  const { layout, relations, context, paths, stock } = around
  const slot = 'slot' in shape ? slotOf(layout, shape.slot) : undefined
  const linkTo = (to: number | undefined) =>
    to === undefined ? undefined : relations.add('slide', paths.slide(to - 1))
  switch (shape.kind) {
    case 'text':
      return textXml(shape, number, slot, context, linkTo(shape.toSlide))
    case 'form':
      return formXml(
        shape,
        number,
        context,
        shape.toSlide === undefined ? undefined : relations.add('slide', paths.slide(shape.toSlide - 1)),
      )
    case 'table':
      return tableXml(shape, number, slot, context.language)
    case 'chart':
      return chartFrame(shape, number, relations.add('chart', keepChart(shape, stock)), slot)
    case 'picture':
      return pictureXml(shape, number, relations.add('image', keepPicture(shape, stock)), slot)
  }
}

function slotOf(layout: Layout, index: number | undefined): Slot | undefined {
  if (index === undefined) return undefined
  const slot = layout.slots.find((one) => one.index === index)
  if (!slot) throw new Error(`The layout ${layout.name} has no slot ${index}.`)
  return slot
}

function textXml(
  text: Text,
  number: number,
  slot: Slot | undefined,
  context: RunContext,
  link?: string,
): string {
  const { paragraphs, style, size, box } = text
  const body = slot
    ? el('a:bodyPr', {}, el('a:normAutofit')) +
      el('a:lstStyle') +
      paragraphs.map((one) => paragraphXml(one, context, size)).join('')
    : styledText(paragraphs, style ?? { size: size ?? 18, colour: 'dk1' }, context, 0)
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      nonVisual({ number, name: text.name, link }),
      slot ? el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: '1' })) : el('p:cNvSpPr', { txBox: '1' }),
      el('p:nvPr', {}, slot && placeholder(slot)),
    ),
    box
      ? el(
          'p:spPr',
          {},
          placed(box),
          el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
          slot ? undefined : el('a:noFill'),
        )
      : el('p:spPr'),
    el('p:txBody', {}, body),
  )
}

/** Every slide shows its number if its layout has a place for it. */
function numberSlot(layout: Layout, number: number, language: string, at: number): string {
  const slot = layout.slots.find(({ kind }) => kind === 'number')
  if (!slot) return ''
  const field = el(
    'a:fld',
    { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
    el('a:rPr', { lang: language }),
    `<a:t>${at + 1}</a:t>`,
  )
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      nonVisual({ number, name: 'Slide number' }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: '1' })),
      el('p:nvPr', {}, placeholder(slot)),
    ),
    el('p:spPr'),
    el(
      'p:txBody',
      {},
      el('a:bodyPr'),
      el('a:lstStyle'),
      el('a:p', {}, field, el('a:endParaRPr', { lang: language })),
    ),
  )
}

function keepChart({ chart }: ChartShape, stock: Stock): string {
  stock.charts += 1
  const path = `ppt/charts/chart${stock.charts}.xml`
  const workbook = `ppt/embeddings/data${stock.charts}.xlsx`
  const relations = new Relations()
  const data = relations.add('package', workbook)
  stock.parts.push({ path: workbook, body: chartWorkbook(chart) })
  stock.parts.push({ path, contentType: CHART_TYPE, body: chartXml(chart, data), relations })
  return path
}

/** Identical bytes are stored once. */
function keepPicture({ bytes, type }: Picture, stock: Stock): string {
  const known = stock.pictures.get(bytes)
  if (known) return known
  const path = `ppt/media/picture${stock.pictures.size + 1}.${type}`
  stock.pictures.set(bytes, path)
  stock.parts.push({ path, body: bytes })
  return path
}

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

/** `part`: the relationship id of the chart. */
function chartFrame(shape: ChartShape, number: number, part: string, slot: Slot | undefined): string {
  const box = shape.box ?? slot?.box
  if (!box) throw new Error(`A chart without a place: ${shape.name}`)
  return el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      nonVisual({ number, name: shape.name, alt: shape.alt }),
      el('p:cNvGraphicFramePr', {}, el('a:graphicFrameLocks', { noGrp: '1' })),
      el('p:nvPr', {}, slot && placeholder(slot)),
    ),
    el('p:xfrm', {}, offsetAndExtent(box)),
    el(
      'a:graphic',
      {},
      el('a:graphicData', { uri: CHART }, el('c:chart', { 'xmlns:c': CHART, 'r:id': part })),
    ),
  )
}

/** `image`: the relationship id of the file. A picture keeps its own proportions, even in a larger slot. */
function pictureXml(picture: Picture, number: number, image: string, slot: Slot | undefined): string {
  const box: Box | undefined = picture.box ?? slot?.box
  return el(
    'p:pic',
    {},
    el(
      'p:nvPicPr',
      {},
      nonVisual({ number, name: picture.name, alt: picture.alt }),
      el('p:cNvPicPr', {}, el('a:picLocks', { noChangeAspect: '1', ...(slot && { noGrp: '1' }) })),
      el('p:nvPr', {}, slot && placeholder(slot)),
    ),
    el('p:blipFill', {}, el('a:blip', { 'r:embed': image }), el('a:stretch', {}, el('a:fillRect'))),
    el('p:spPr', {}, box && placed(box), el('a:prstGeom', { prst: 'rect' }, el('a:avLst'))),
  )
}
