/** The program of a recognising child: some pages of one document, each told as soon as it is read. */
import { imageHeader } from '../safety/image-size.ts'
import { LIMITS } from '../safety/limits.ts'
import { sniffKind } from '../safety/sniff-kind.ts'
import { recognisePage } from '../scan/recognise-page.ts'
import { recognisePhotograph } from '../scan/recognise-photograph.ts'
import type { RecognisedPage } from '../scan/recognised-page.ts'
import { renderGray } from '../scan/render-gray.ts'
import { type Engine, startTesseract } from '../scan/tesseract.ts'
import type { ToRecogniser } from './messages.ts'
import { receiveFile } from './receive-file.ts'
import { tell, tellFailure } from './tell-parent.ts'

async function recognise({ size, fileName, pages, usual }: ToRecogniser): Promise<void> {
  try {
    const bytes = receiveFile(size)
    const engine = await startTesseract()
    const told = (page: RecognisedPage) => tell({ type: 'recognised', page })
    if (sniffKind(bytes, fileName) === 'image') await told(photograph(engine, bytes))
    else await recognisePages(engine, { bytes, pages, usual }, told)
  } catch (error) {
    await tellFailure(error)
  }
  process.disconnect()
}

function photograph(engine: Engine, bytes: Uint8Array): RecognisedPage {
  const header = imageHeader(bytes)
  if (!header) throw new Error('a picture without a size')
  return { page: 1, ...recognisePhotograph(engine, bytes, header) }
}

async function recognisePages(
  engine: Engine,
  { bytes, pages, usual }: { bytes: Uint8Array; pages: number[]; usual: ToRecogniser['usual'] },
  told: (page: RecognisedPage) => Promise<void>,
): Promise<void> {
  const [{ startPdfium }, { openPdf }] = await Promise.all([
    import('../pdf/pdfium.ts'),
    import('../pdf/open-pdf.ts'),
  ])
  const pdf = openPdf(await startPdfium(), bytes)
  let turn = usual
  for (const number of pages) {
    const read = recognisePage(engine, renderGray(pdf, number, LIMITS.recognising), turn)
    if (read.sure >= LIMITS.recognising.trustTurnFrom) turn = read.turn
    await told({ page: number, ...read })
  }
}

process.once('message', (job) => void recognise(job as ToRecogniser))
