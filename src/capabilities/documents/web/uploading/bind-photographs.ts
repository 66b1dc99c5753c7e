/** Chosen photographs → one PDF, made in the browser: only formats it can open, upright and no larger than needed. */
import { type JpegPicture, pdfOfPictures } from '#kit/pdf-of-pictures.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { areTooMany, PHOTOGRAPHS, photographsName, sentSize } from '../../rules/photographs.ts'

const QUALITY = 0.8

export async function bindPhotographs(
  files: readonly File[],
  onStep: (words: string) => void,
): Promise<Result<File, Problem<'too-many' | 'not-opened'>>> {
  if (areTooMany(files.length)) return failed({ code: 'too-many', message: PHOTOGRAPHS.tooMany })
  const pictures: JpegPicture[] = []
  for (const file of files) {
    onStep(PHOTOGRAPHS.binding(pictures.length, files.length))
    const picture = await asJpeg(file)
    if (!picture) return failed({ code: 'not-opened', message: PHOTOGRAPHS.notOpened(file.name) })
    pictures.push(picture)
  }
  const name = photographsName(pictures.length)
  return ok(new File([pdfOfPictures(pictures)], name, { type: 'application/pdf' }))
}

/** Undefined if the browser cannot decode this kind of picture. */
async function asJpeg(file: File): Promise<JpegPicture | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = sentSize(bitmap)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  // Transparent areas would come out black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob ? { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height } : undefined
}
