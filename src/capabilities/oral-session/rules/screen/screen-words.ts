/** Text used only by the screens; text shared with the server is in spec.ts. */
export const SCREEN = {
  loading: 'Loading...',
  sending: 'Please keep this page open until the document has been sent.',
  lineLost:
    'Waiting for the connection. Your document is kept, and will be sent as soon as you are back online.',
  preparing: 'You can close this page. We keep reading, and your document will be waiting for you here.',
  overTitle: 'This session has ended',
} as const

/** What each button says, in words that are understood as a command. */
export const COMMANDS = [
  { name: 'Repeat the question', says: 'Please repeat the question.', always: true },
  { name: 'In other words', says: 'In other words, please.', always: true },
  { name: 'I don’t know', says: 'I don’t know.', always: true },
  { name: 'Next question', says: 'Next question, please.', always: true },
  { name: 'Slower', says: 'More slowly, please.', always: false },
  { name: 'Why do you ask?', says: 'Why do you ask?', always: false },
  { name: 'Where is that?', says: 'Where is that?', always: false },
  { name: 'Stop', says: 'Stop.', always: false },
] as const
