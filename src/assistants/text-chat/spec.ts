/** The Text Chat Assistant's calls, sentences, limits and timings. */
import { MEGABYTE, UPLOADS } from '#capabilities/documents/spec.ts'
import { del, get, patch, post } from '#contracts/call.ts'
import { seconds } from '#kit/time.ts'
import { ASSISTANTS } from '#product/assistants.ts'

const CONVERSATIONS = '/ai/conversations'
const CHAT = '/ai/chat'

export const CALLS = {
  say: post(CHAT),
  /** An answer's text from an offset on, and its further growth: from any device. */
  follow: get(`${CHAT}/answers/:messageId`),
  stop: post(`${CHAT}/answers/:messageId/stop`),
  generateImage: post(`${CHAT}/images/generate`),
  downloadImage: get(`${CHAT}/images/download`),
  showImage: get(`${CHAT}/images/:imageId`),
  listConversations: get(CONVERSATIONS),
  readConversation: get(`${CONVERSATIONS}/:conversationId`),
  changeConversation: patch(`${CONVERSATIONS}/:conversationId`),
  removeConversation: del(`${CONVERSATIONS}/:conversationId`),
  exportConversation: get(`${CONVERSATIONS}/:conversationId/export`),
} as const

/** The fields of a question's multipart form. The first five are the specification's. */
export const FIELDS = {
  prompt: 'prompt',
  file: 'file',
  /** Empty when there is none yet. */
  conversationId: 'conversationId',
  systemMessage: 'systemMessage',
  stream: 'stream',
  /** A stored document instead of `file`: sent in pieces, or from "My documents". */
  documentId: 'documentId',
  /** The message this one follows; absent: the last one. `FROM_THE_START`: it rewords a first message. */
  parentId: 'parentId',
  /** Instead of a prompt: the question (a message of the user) to answer again. */
  again: 'again',
  /** Words selected in an answer or a document that the question is about. */
  about: 'about',
  /** An analysis of a sheet, chosen with a tap: it is run as it stands. */
  plan: 'plan',
} as const
export const FROM_THE_START = 'start'

/** The same for every retry of one question, so that it is asked and counted once. */
export const ATTEMPT_HEADER = 'Idempotency-Key'
/** `delta`: chunks carry only new text, not the whole (ruling 10). */
export const FORMAT_HEADER = 'X-Stream-Format'

export const SYSTEM_MESSAGE =
  'You are a helpful AI assistant. Be conversational, informative and engaging, and answer what was asked.'

export const CHAT_LIMITS = {
  longestPrompt: 20_000,
  longestAbout: 4_000,
  longestPlan: 20_000,
  longestTitle: 80,
  fileBytes: UPLOADS.chat.megabytes * MEGABYTE,
  /** Concurrent answers per user. */
  answersAtOnce: 3,
  questionsPerMinute: 20,
  imagesPerMinute: 6,
  longestImagePrompt: 2_000,
  mostImages: 4,
  conversationsAPage: 30,
} as const

export const IMAGE_DEFAULTS = { size: '1024x1024', quality: 'standard', style: 'vivid', n: 1 } as const

/** Settings of the server's work. */
export const STREAMING = {
  /** Between two chunks (ruling 10). */
  chunkEvery: 200,
  /** Silence for this long means that the connection is dead. */
  signOfLifeEvery: seconds(15),
  /** An answer without a write for this long was interrupted: its writer is gone. */
  lease: seconds(20),
} as const

/** Settings of the screen. */
export const SCREEN = {
  textareaMost: 100,
  mobileBelow: 768,
  modalClosesAfter: seconds(4),
  toastStays: seconds(2),
  downloadFailedStays: seconds(5),
  /** After this long without a byte the connection counts as dead, and the answer is followed again. */
  lineIsDeadAfter: seconds(35),
} as const

export const SAYS = {
  notSignedIn: 'Please log in to use the chat',
  checkingPayment: 'Checking payment status...',
  paymentCheckFailed: 'Failed to verify payment status',
  processingFile: 'Processing file...',
  thinking: 'AI is thinking...',
  askSomething: 'What can you help me with?',
  uploadFile: 'Upload File',
  generateImage: 'Generate Image',
  httpError: (code: number, statusText: string) => `HTTP error! status: ${code} - ${statusText}`,
  replyFailed: (message: string) => `Sorry, I encountered an error: ${message}. Please try again.`,
  regenerateFailed: (message: string) => `Sorry, I encountered an error while regenerating: ${message}`,
  imageFailed: (message: string) => `Image generation failed: ${message}`,
  imageHttpError: (code: number) => `HTTP error! status: ${code}`,
  imageNotMade: 'Failed to generate image',
  codeCopied: 'Code copied to clipboard!',
  codeNotCopied: 'Failed to code copy',
  imageUrlCopied: 'Image URL copied to clipboard!',
  imageUrlNotCopied: 'Failed to copy URL to clipboard',
  imageOpened: 'Image opened in new tab. Right-click and select "Save image as" to download.',
  downloadFailed: 'Download failed. Try right-clicking the image and selecting "Save image as"',
} as const

/** What only the server says: kept apart, so that no visit loads it. */
export const SERVER_SAYS = {
  nothingSent: 'Please write a message or choose a file.',
  notUnderstood: 'Something went wrong with this request. Please reload the page and try again.',
  brokenForm: 'Your message did not arrive complete. Please send it again.',
  tooLong: 'A message can have up to 20,000 characters. Please send it in two parts.',
  tooFast: 'You are sending messages very quickly. Please wait a moment.',
  tooManyAtOnce: 'Three answers are already being written. Please wait for one to finish.',
  conversationGone: 'This conversation was not found.',
  messageGone: 'This message was not found.',
  fileGone: 'This file was not found.',
  imageGone: 'This image was not found.',
  blankImagePrompt: 'Please describe the picture.',
  drawsWithout:
    'I can draw diagrams from a description like these: “flow: A -> B”, “conceptual framework: independent: …; dependent: …”, “timeline: 2026 …; 2027 …” or “bar chart: A 3; B 5”.',
  interrupted: 'This answer was interrupted by a fault on our side. Please ask again.',
  serverError: 'Something went wrong on our side',
} as const

export const PRICE = `ZMW ${ASSISTANTS.textChat.prices.charged}`
export const ONCE = 'A one-time payment: nothing renews automatically.'
