/** The same deck by pptxgenjs, as its own pages show how it is used. */
import type { Deck } from '../../src/assistants/slides/rules/deck/deck.ts'
import { peer } from '../peers/peer.ts'

type Slide = {
  addText(text: string | { text: string; options: object }[], options: object): void
  addTable(rows: string[][], options: object): void
  addChart(kind: string, data: object[], options: object): void
  addNotes(text: string): void
}
type Peer = {
  layout: string
  addSlide(): Slide
  write(options: { outputType: 'uint8array' }): Promise<Uint8Array>
}

export async function peerFile({ slides }: Deck): Promise<Uint8Array> {
  const { default: Pptx } = await peer<{ default: new () => Peer }>('pptxgenjs')
  const file = new Pptx()
  file.layout = 'LAYOUT_WIDE'
  for (const { title, points, visual, script } of slides) {
    const slide = file.addSlide()
    slide.addText(title, { x: 0.6, y: 0.5, w: 12, h: 1, fontSize: 30, bold: true })
    if (points.length > 0)
      slide.addText(
        points.map(({ text }) => ({ text, options: { bullet: true } })),
        { x: 0.6, y: 1.8, w: visual ? 4 : 12, h: 4.5, fontSize: 22 },
      )
    if (visual?.kind === 'table') slide.addTable(visual.rows, { x: 5, y: 1.8, w: 8 })
    if (visual?.kind === 'chart')
      slide.addChart(
        'bar',
        visual.series.map(({ name, values }) => ({
          name,
          labels: visual.categories,
          values: values.map((value) => value ?? 0),
        })),
        { x: 5, y: 1.8, w: 8, h: 4.5 },
      )
    slide.addNotes(script.map(({ text }) => text).join('\n'))
  }
  return file.write({ outputType: 'uint8array' })
}
