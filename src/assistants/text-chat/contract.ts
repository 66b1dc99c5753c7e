/**
 * The contract of the Text Chat Assistant. The specification's message fields, event types and calls are used verbatim; ours
 * are added beside them.
 */
import { z } from 'zod'
import { CLOSED, OPEN } from '#capabilities/access/spec.ts'
import { Chart, KeptAnalysis } from '#capabilities/data-analysis/contract.ts'
import { ARRIVAL_REFUSALS, KeptDocumentId } from '#capabilities/documents/contract.ts'
import { Quoted } from '#capabilities/study/contract.ts'
import { call } from '#contracts/call.ts'
import { formText } from '#contracts/form-text.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { CALLS, CHAT_LIMITS, FIELDS, IMAGE_DEFAULTS } from './spec.ts'

export const ANSWER_STATES = ['writing', 'complete', 'stopped', 'failed'] as const

/**
 * The source behind a chip. In `content` its place is written `[^n]`, directly after the words. `quote` is the text of the
 * place itself, never a paraphrase.
 */
export const ChatSource = Quoted.extend({
  n: z.number(),
  /** The document; the chip opens its page. */
  documentId: z.string(),
  name: z.string(),
})
export type ChatSource = z.infer<typeof ChatSource>

export const Engine = z.object({ name: z.string(), builtIn: z.boolean() })

export const FileAnalysis = z.object({
  filename: z.string(),
  fileType: z.string(),
  fileSize: z.number(),
  extractedTextLength: z.number(),
})
export type FileAnalysis = z.infer<typeof FileAnalysis>

export const ChatMessage = z.object({
  id: z.string(),
  content: z.string(),
  sender: z.enum(['user', 'ai']),
  timestamp: z.string(),
  isError: z.boolean().optional(),
  isDemo: z.boolean().optional(),
  file: z
    .object({
      name: z.string(),
      size: z.number(),
      type: z.string(),
      /** The address of a thumbnail, if it is a picture. */
      preview: z.string().nullable(),
      documentId: z.string(),
    })
    .optional(),
  generatedImages: z.array(z.object({ url: z.string() })).optional(),
  fileAnalysis: FileAnalysis.optional(),
  /** The message it follows; null for a first one. Several that follow the same one are branches. */
  parentId: z.string().nullable(),
  state: z.enum(ANSWER_STATES),
  /** Why it failed. Text received before that is in `content`. */
  problem: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }).optional(),
  engine: Engine.optional(),
  sources: z.array(ChatSource).optional(),
  charts: z.array(Chart).optional(),
  /** Of a sheet: what was computed, or what is to be chosen. In a question: the plan that was tapped. */
  analysis: KeptAnalysis.optional(),
  /** The selected words of a question. */
  about: z.string().optional(),
  /** Questions to tap instead of typing, where one was asked back. */
  choices: z.array(z.string()).optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** `[DONE]` follows the last one. A stream that ends without it was cut: `follow` resumes it. */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    conversationId: z.string(),
    title: z.string(),
    /** The answer's id, for `follow` and `stop`. */
    messageId: z.string(),
    /** The question as stored. */
    question: ChatMessage,
    /** A file is being read before the answer begins. */
    readsFile: z.boolean(),
  }),
  z.object({
    type: z.literal('chunk'),
    /** All the text so far; absent for a client that asked for deltas. */
    fullContent: z.string().optional(),
    /** Sent instead of it: the text after the first `offset` characters. */
    offset: z.number().optional(),
    delta: z.string().optional(),
    /** The chips new in this chunk. */
    sources: z.array(ChatSource).optional(),
  }),
  z.object({
    type: z.literal('complete'),
    fullResponse: z.string(),
    fileAnalysis: FileAnalysis.optional(),
    /** The answer as stored. Its content is `fullResponse`, and is not sent twice. */
    message: ChatMessage.omit({ content: true }),
  }),
  z.object({
    type: z.literal('error'),
    error: z.string(),
    code: z.string(),
    /** Whether text was written before; it is kept. */
    partial: z.boolean(),
    retryable: z.boolean(),
  }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

const NOT_FOUND = { ...SIGNED_IN, 'not-found': 404 } as const
const LONGEST_ID = 200
const FORMAT = { 'X-Stream-Format': '`delta`: chunks bring only what is new' } as const

export const say = call(CALLS.say, {
  summary: 'Ask, with or without a file; the answer comes as it is written',
  headers: {
    'Idempotency-Key': 'The same for every try of one question: it is asked and counted once',
    ...FORMAT,
  },
  body: {
    form: z.object({
      [FIELDS.prompt]: formText(CHAT_LIMITS.longestPrompt),
      [FIELDS.conversationId]: formText(LONGEST_ID).meta({ description: 'Empty where there is none yet' }),
      [FIELDS.systemMessage]: z.string().optional().meta({ description: 'Never followed' }),
      [FIELDS.stream]: z
        .string()
        .optional()
        .meta({ description: 'Whatever it says, the answer is a stream' }),
      [FIELDS.documentId]: KeptDocumentId,
      [FIELDS.parentId]: formText(LONGEST_ID),
      [FIELDS.again]: formText(LONGEST_ID),
      [FIELDS.about]: formText(CHAT_LIMITS.longestAbout),
      [FIELDS.plan]: formText(CHAT_LIMITS.longestPlan).meta({
        description: 'An analysis chosen with a tap, as JSON',
      }),
    }),
    files: { [FIELDS.file]: 'What the question is about, up to 25 MB' },
  },
  answer: { events: ChatEvent },
  refusals: {
    ...SIGNED_IN,
    ...CLOSED,
    ...ARRIVAL_REFUSALS,
    'nothing-sent': 400,
    'broken-form': 400,
    'too-much-text': 413,
    'too-fast': 429,
    'answers-at-once': 429,
  },
})

export const follow = call(CALLS.follow, {
  summary: 'An answer from an offset on, while it grows and afterwards',
  open: OPEN.underWay,
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  headers: FORMAT,
  answer: { events: ChatEvent },
  refusals: NOT_FOUND,
})

export const stop = call(CALLS.stop, {
  summary: 'Stop an answer; what was written stays',
  open: OPEN.underWay,
  answer: 'nothing',
  refusals: NOT_FOUND,
})

export const ImageRequest = z.object({
  prompt: z.string().max(CHAT_LIMITS.longestImagePrompt),
  size: z
    .string()
    .regex(/^\d{2,4}x\d{2,4}$/)
    .default(IMAGE_DEFAULTS.size),
  quality: z.enum(['standard', 'hd']).default(IMAGE_DEFAULTS.quality),
  style: z.enum(['vivid', 'natural']).default(IMAGE_DEFAULTS.style),
  n: z.number().int().min(1).max(CHAT_LIMITS.mostImages).default(IMAGE_DEFAULTS.n),
  /** Ours: the conversation it is added to; empty starts one. */
  conversationId: z.string().default(''),
})
export type ImageRequest = z.infer<typeof ImageRequest>

/** `success: false` comes with 200, as specified: the model was asked and refused. */
export const Generated = z.object({
  success: z.boolean(),
  images: z.array(z.object({ url: z.string() })),
  error: z.string().optional(),
  /** Ours: the stored part of it. */
  conversationId: z.string().optional(),
  messages: z.array(ChatMessage).optional(),
})
export type Generated = z.infer<typeof Generated>

export const generateImage = call(CALLS.generateImage, {
  summary: 'Draw a picture: by the image model, or computed where it is a diagram',
  headers: { 'Idempotency-Key': 'The same for every try: it is drawn and counted once' },
  body: ImageRequest,
  answer: Generated,
  refusals: { ...NOT_FOUND, ...CLOSED, blank: 400, 'not-understood': 400, 'too-fast': 429 },
})

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

export const downloadImage = call(CALLS.downloadImage, {
  summary: 'A generated image as a file, under a name of its own',
  open: OPEN.pastWork,
  query: z.object({ url: z.string() }),
  answer: { bytes: PICTURES },
  refusals: { ...NOT_FOUND, 'not-ours': 400 },
})

export const showImage = call(CALLS.showImage, {
  summary: 'A generated image',
  open: OPEN.pastWork,
  answer: { bytes: PICTURES },
  refusals: NOT_FOUND,
})

export const ConversationSummary = z.object({
  id: z.string(),
  title: z.string(),
  /** The time of the last message. */
  at: z.string(),
  messages: z.number(),
  /** In a search: the words around the first hit. */
  found: z.string().optional(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const listConversations = call(CALLS.listConversations, {
  summary: 'One’s own conversations, the latest first; with `q`, those that hold every word of it',
  open: OPEN.pastWork,
  query: z.object({ q: z.string().max(200).optional(), before: z.string().max(60).optional() }),
  answer: z.object({
    conversations: z.array(ConversationSummary),
    /** `before` for the next page. */
    next: z.string().nullable(),
  }),
  refusals: SIGNED_IN,
})

export const readConversation = call(CALLS.readConversation, {
  summary: 'A conversation with all its branches',
  open: OPEN.pastWork,
  answer: z.object({
    conversation: ConversationSummary,
    /** In the order in which they were written. */
    messages: z.array(ChatMessage),
    /** The last message of the branch on display. */
    lastId: z.string().nullable(),
    /** The answer currently being written. */
    writingId: z.string().nullable(),
  }),
  refusals: NOT_FOUND,
})
export type ReadConversation = typeof readConversation

export const changeConversation = call(CALLS.changeConversation, {
  summary: 'Give it another name, or go to another branch',
  open: OPEN.pastWork,
  body: z.object({
    title: z.string().trim().min(1).max(CHAT_LIMITS.longestTitle).optional(),
    lastId: z.string().optional(),
  }),
  answer: z.object({ conversation: ConversationSummary }),
  refusals: { ...NOT_FOUND, 'not-understood': 400 },
})

export const removeConversation = call(CALLS.removeConversation, {
  summary: 'Delete a conversation with everything in it',
  open: OPEN.pastWork,
  answer: 'nothing',
  refusals: NOT_FOUND,
})

/** `chapter`: the analyses alone, with numbered tables. `r` and `sps`: what computes them again. */
export const EXPORT_FORMATS = ['docx', 'md', 'chapter', 'xlsx', 'r', 'sps'] as const
export const exportConversation = call(CALLS.exportConversation, {
  summary: 'The branch that is being read as a file, or one answer of it',
  open: OPEN.pastWork,
  query: z.object({ format: z.enum(EXPORT_FORMATS), messageId: z.string().optional() }),
  answer: {
    bytes: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/markdown',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/plain',
    ],
  },
  refusals: NOT_FOUND,
})
