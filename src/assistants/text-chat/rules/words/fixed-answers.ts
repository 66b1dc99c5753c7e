/** The study engine's introduction in this room, and the room's sentences about files. */
export const FIXED_ANSWERS = {
  who: 'I am a program, not a person. I quote your documents, calculate with your data, and explain methods from a handbook of research methods.',
  standsIn:
    'The AI model cannot be reached at the moment, so I am answering from your document and the handbook.',
  noPicture: 'I cannot see what is in a picture. If it contains text, send it as a PDF or type it here.',
  fileGone:
    'The file for this conversation is no longer stored, so I am answering without it. Send it again to ask about it.',
  stillReading:
    'Scanned pages of this file are still being read. This answer comes from the other pages; ask again when they are done.',
  whichFile: (count: number) =>
    `You have sent ${count} files that this may be about, and I answer from one at a time. Which one do you mean?`,
  tooMuchToCompute: 'This calculation is too large to run here.',
  chart: 'Here is the chart, drawn from the figures in your message. Check them against your source.',
  framework: 'Here is your diagram, drawn from your words:',
  arrows:
    'Each arrow says that you expect one thing to act on the next. Be ready to give a reason and a source for every arrow, and to say how each box is measured.',
  unproved: (count: number) =>
    count === 1
      ? 'One quotation in this answer was not found word for word in the document, so it has no page link.'
      : `${count} quotations in this answer were not found word for word in the document, so they have no page links.`,
  stray: (found: readonly string[]) =>
    `Not in your document: ${found.join(', ')}. Check ${found.length === 1 ? 'it' : 'them'} before you use ${found.length === 1 ? 'it' : 'them'}.`,
} as const
