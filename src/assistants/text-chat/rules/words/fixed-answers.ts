/** The study engine's introduction in this room, and the room's sentences about files. */
export const FIXED_ANSWERS = {
  who: 'I am the built-in study engine. I quote your document, compute with your data and answer from a handbook of research methods; I do not write or judge as a person would.',
  connect: 'For an open conversation, whoever runs Weekbe4 can connect an AI model.',
  standsIn: 'The AI model cannot be reached just now, so the built-in study engine answers.',
  noPicture:
    'I cannot see what a picture shows: that needs an AI model, and none is connected. If there is text in it, send it as PDF or type it here.',
  fileGone:
    'The file this conversation was about is no longer kept, so I answer without it. Send it again to ask about it.',
  tooMuchToCompute: 'This calculation needs more memory or time than one may have here.',
  unproved: (count: number) =>
    count === 1
      ? 'One quotation in this answer was not found in the document word for word, so it carries no mark.'
      : `${count} quotations in this answer were not found in the document word for word, so they carry no marks.`,
} as const
