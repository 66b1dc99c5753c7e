/** The thesis of the tests as a PDF, with a drawn framework that its text speaks of. */
import { makePdf, type PdfPage, type PdfText } from '../fixtures/make/pdf-file.ts'
import { defenceThesisText } from './defence-thesis.ts'

const LEFT = 72
const TOP = 770
const BOTTOM = 80
const LINE = 15
const LETTERS_A_LINE = 88

const CAPTION = 'Figure 2.1: Framework of saving with mobile money'
const SPOKEN = 'Figure 2.1 shows that trust and access of a trader lead to regular saving with mobile money.'

export function defenceThesisPdf(): Buffer {
  const pages: PdfPage[] = []
  let texts: PdfText[] = []
  let y = TOP
  const end = () => {
    pages.push({ texts })
    texts = []
    y = TOP
  }
  const write = (text: string, size = 11) => {
    if (y < BOTTOM) end()
    texts.push({ x: LEFT, y, size, text, font: size > 11 ? 'Bold' : 'Times' })
    y -= LINE
  }
  for (const block of defenceThesisText().split('\n')) {
    if (/^Chapter \d/.test(block)) {
      if (texts.length > 0) end()
      write(block, 16)
      y -= LINE
      continue
    }
    for (const line of wrapped(block)) write(line)
    if (block.trim() === '') y -= 2
    if (/technology acceptance model/.test(block)) {
      for (const line of wrapped(SPOKEN)) write(line)
      if (texts.length > 0) end()
      pages.push(figurePage())
    }
  }
  if (texts.length > 0) end()
  return makePdf({ pages, title: 'Mobile money and the savings of market traders in Kitwe' })
}

/** Three boxes and two arrows over their caption. */
function figurePage(): PdfPage {
  const box = (x: number, y: number) => `${x} ${y} 130 60 re S`
  return {
    draw: [
      '1.5 w',
      box(90, 660),
      box(90, 540),
      box(350, 600),
      '220 690 m 350 640 l S',
      '220 570 m 350 620 l S',
    ].join('\n'),
    texts: [
      { x: 125, y: 685, size: 12, text: 'Trust' },
      { x: 125, y: 565, size: 12, text: 'Access' },
      { x: 385, y: 625, size: 12, text: 'Saving' },
      { x: 150, y: 500, size: 11, text: CAPTION },
    ],
  }
}

function wrapped(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last && last.length + word.length + 1 > LETTERS_A_LINE) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}
