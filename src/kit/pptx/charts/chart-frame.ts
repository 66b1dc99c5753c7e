import type { ChartShape, Slot } from '../model.ts'
import { nonVisual } from '../shapes/properties.ts'
import { placeholder } from '../shapes/slot-xml.ts'
import { offsetAndExtent } from '../units.ts'
import { el } from '../xml.ts'

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

/** `part`: the relationship id of the chart. */
export function chartFrame(shape: ChartShape, number: number, part: string, slot: Slot | undefined): string {
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
