/** A figure of the document on a separate slide, with the text about it. */
import { isProse } from '#capabilities/study/text.index.ts'
import type { Point } from '../deck/deck.ts'
import { captionWords } from '../visuals/caption-words.ts'
import type { Asset } from './assets.ts'
import type { Draft } from './draft.ts'
import { type Material, pointFrom, sourceOf } from './material.ts'
import { titleOfCaption } from './title-of-caption.ts'

/** Each adds to the file, and a student pays for every megabyte. */
const MOST_PICTURES = 3

const hasRoom = ({ assets, used }: Material): boolean =>
  assets.filter(({ id, visual }) => visual.kind === 'picture' && used.has(id)).length < MOST_PICTURES

/** Undefined when there is no line beside it: should cropping fail, the slide shows that line. */
export function withPicture(
  material: Material,
  asset: Asset,
  shows: 'result' | 'method' = 'result',
): Draft | undefined {
  if (!hasRoom(material)) return undefined
  if (NO_FIGURE.test(asset.visual.caption)) return undefined
  const points = takeAbout(material, asset)
  if (points.length === 0) return undefined
  material.used.add(asset.id)
  const caption = captionWords(asset.visual.caption)
  const isResult = shows === 'result'
  return {
    title: isResult
      ? (titleOfCaption(caption, 'The data show') ?? 'The data show this picture')
      : (titleOfCaption(caption, 'The study shows') ?? 'This figure shows how the study is done'),
    form: 'visual',
    visual: asset.visual,
    points,
  }
}
/** Pictures of typed text and of forms: unreadable from a seat. */
const NO_FIGURE = /\b(?:code|listing|screen ?shots?|questionnaire|sql|console)\b/i

/** The method as the author drew it. */
export function withMethodPicture(material: Material): Draft | undefined {
  for (const asset of material.assets) {
    if (asset.visual.kind !== 'picture' || asset.role !== 'methods' || material.used.has(asset.id)) continue
    const draft = withPicture(material, asset, 'method')
    if (draft) return draft
  }
  return undefined
}

/** The text that refers to a figure: 'Figure 4.2 shows that'. */
function takeAbout(material: Material, { page, visual }: Asset): Point[] {
  const number = visual.caption.match(/^(?:figure|fig\.?)\s*([\dA-Z][\d.-]*)/i)?.[1]?.replace(/[.-]$/, '')
  const names =
    number && new RegExp(`\\b(?:figure|fig\\.?)\\s*${number.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'i')
  const about = material.study.reading.sentences.filter(
    (sentence) =>
      names &&
      Math.abs(sentence.page - page) <= 2 &&
      isProse(sentence) &&
      names.test(sentence.text) &&
      !material.used.has(sentence.id),
  )
  for (const sentence of about) {
    const point = pointFrom(material, sourceOf(sentence))
    if (!point) continue
    material.used.add(sentence.id)
    return [point]
  }
  return []
}
