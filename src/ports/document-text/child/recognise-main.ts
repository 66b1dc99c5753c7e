/**
 * The program of a recognising child: some pages of one document, which is its standard input; each is
 * reported as soon as it is read.
 */

import { renderGray } from '../pdf/render-gray.ts'
import { endsOf } from '../safety/ends-of.ts'
import { imageHeader } from '../safety/image-size.ts'
import { LIMITS } from '../safety/limits.ts'
import { recognisePage } from '../scan/recognise-page.ts'
import { recognisePhotograph } from '../scan/recognise-photograph.ts'
import type { RecognisedPage } from '../scan/recognised-page.ts'
import { type Engine, startTesseract } from '../scan/tesseract.ts'
import { beginsAsPdf } from '../sniff-kind.ts'
import type { ToRecogniser } from './messages.ts'
import { receiveFile, STANDARD_INPUT } from './receive-file.ts'
import { sendToParent, tellFailure } from './tell-parent.ts'

async function recognise({ size, pages, usual }: ToRecogniser): Promise<void> {
  try {
    const engine = await startTesseract()
    const told = (page: RecognisedPage) => sendToParent({ type: 'recognised', page })
    // Its kind was determined at the first reading; a picture never begins like this.
    if (beginsAsPdf(endsOf(STANDARD_INPUT, size))) await recognisePages(engine, { size, pages, usual }, told)
    else await told(photograph(engine, receiveFile(size)))
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
  { size, pages, usual }: ToRecogniser,
  told: (page: RecognisedPage) => Promise<void>,
): Promise<void> {
  const [{ startPdfium }, { openPdfInFile }] = await Promise.all([
    import('../pdf/pdfium.ts'),
    import('../pdf/open-pdf.ts'),
  ])
  const pdf = openPdfInFile(await startPdfium(), STANDARD_INPUT, size)
  let turn = usual
  for (const number of pages) {
    const read = recognisePage(engine, renderGray(pdf, number, LIMITS.recognising), turn)
    if (read.sure >= LIMITS.recognising.trustTurnFrom) turn = read.turn
    await told({ page: number, ...read })
  }
}

process.once('message', (job) => void recognise(job as ToRecogniser))
