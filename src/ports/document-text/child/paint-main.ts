/** The program of a painting child: it opens one PDF or picture and draws its pages on request. */
import { type OpenPdf, openPdf } from '../pdf/open-pdf.ts'
import { paintPage } from '../pdf/paint-page.ts'
import { startPdfium } from '../pdf/pdfium.ts'
import { paintPicture } from '../plain/paint-picture.ts'
import { Refusal } from '../safety/refusal.ts'
import { sniffKind } from '../sniff-kind.ts'
import type { ToPainter } from './messages.ts'
import { receiveFile } from './receive-file.ts'
import { sendToParent, tellFailure } from './tell-parent.ts'

// Started before the first message arrives: this is the slow part.
const pdfium = startPdfium()
let pdf: OpenPdf | undefined
let picture: Uint8Array | undefined

async function answer(message: ToPainter): Promise<void> {
  try {
    if (message.type === 'open') {
      const bytes = receiveFile(message.size)
      const kind = sniffKind(bytes, '')
      if (kind === 'image') picture = bytes
      else if (kind === 'pdf') pdf = openPdf(await pdfium, bytes)
      else throw new Refusal('no-page-pictures')
      await sendToParent({ type: 'opened' })
    } else if (picture) {
      await sendToParent({
        type: 'picture',
        picture: await paintPicture(picture, message.page, message.width),
      })
    } else {
      if (!pdf) throw new Error('asked to draw before a document was opened')
      await sendToParent({ type: 'picture', picture: await paintPage(pdf, message.page, message.width) })
    }
  } catch (error) {
    await tellFailure(error)
  }
}

process.on('message', (message) => void answer(message as ToPainter))
