/** Text used only by the screens; text shared with the server is in spec.ts. */
export const SCREEN = {
  loading: 'Loading...',
  sending: 'Please keep this page open until the document has been sent.',
  lineLost:
    'Waiting for the connection. Your document is kept, and will be sent as soon as you are back online.',
  preparing: 'You can close this page. We keep reading, and your document will be waiting for you here.',
  overTitle: 'This session has ended',
  dont: 'I don’t know.',
  repeat: 'Please repeat the question.',
} as const
