import type { Box, Picture, Slot } from '../model.ts'
import { placed } from '../units.ts'
import { el } from '../xml.ts'
import { nonVisual } from './properties.ts'
import { placeholder } from './slot-xml.ts'

/** `image`: the relationship id of the file. A picture keeps its own proportions, even in a larger slot. */
export function pictureXml(picture: Picture, number: number, image: string, slot: Slot | undefined): string {
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
