/** A spoken session on the wire. The specification's fields are exact; ours are added beside them. */
import { z } from 'zod'
import { CLOSED, OPEN } from '#capabilities/access/spec.ts'
import { ARRIVAL_REFUSALS, KeptDocumentId } from '#capabilities/documents/contract.ts'
import { Quoted } from '#capabilities/study/contract.ts'
import { Engine, HeardOnTheWire } from '#capabilities/voice/contract.ts'
import { type Address, call } from '#contracts/call.ts'
import { Refusal, SIGNED_IN } from '#contracts/refusal.ts'
import { AREAS, ENDINGS, MARK_NAMES, ROOMS, SESSION_STATES } from './rules/names.ts'
import { CALLS, MOST_EXAMINERS, SESSION_HEADER, STAGES, STYLES } from './spec.ts'

export const DocumentInfo = z.object({ filename: z.string(), size: z.number(), type: z.string() })
export type DocumentInfo = z.infer<typeof DocumentInfo>

/** A refusal is an `UploadRefusal`. */
export const UploadAnswer = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  documentInfo: DocumentInfo,
})
export type UploadAnswer = z.infer<typeof UploadAnswer>
export const UploadRefusal = Refusal.extend({ success: z.literal(false) })
export type UploadRefusal = z.infer<typeof UploadRefusal>

/** The person across the table. In a panel the examiners take turns, each with a name and a voice. */
export const Speaker = z.object({ id: z.string(), name: z.string() })
export type Speaker = z.infer<typeof Speaker>

export const ProcessingStatus = z.object({
  status: z.enum(['processing', 'completed', 'failed']),
  /** 0 to 100, real: of bytes that arrived, pages read and parts made. */
  progress: z.number(),
  stage: z.enum(STAGES),
  /** The current slow step: 'Reading scanned page 12 of 84'. */
  doing: z.string().exactOptional(),
  error: z.string().exactOptional(),
  /** The opening question: the Defense Room's field in one, the Consultant's in the other. */
  examinerQuestion: z.string().exactOptional(),
  consultantResponse: z.string().exactOptional(),
  audioUrl: z.string().exactOptional(),
  speaker: Speaker.exactOptional(),
})
export type ProcessingStatus = z.infer<typeof ProcessingStatus>

export const Clock = z.object({
  /** Left in this session: 1800 at its beginning, less if less of the 60 minutes is left. */
  remainingSeconds: z.number(),
  /** Left of the purchased time. */
  totalRemainingSeconds: z.number(),
  /** Tracking: true while time is being counted. */
  counting: z.boolean(),
  state: z.enum(SESSION_STATES),
  ended: z.enum(ENDINGS).exactOptional(),
  /** Message for the student when it has ended. */
  message: z.string().exactOptional(),
})
export type Clock = z.infer<typeof Clock>

/** The specification's chat message. */
export const ChatMessage = z.object({
  id: z.string(),
  type: z.enum(['examiner', 'consultant', 'user']),
  content: z.string(),
  /** Gone a day later; the words stay. */
  audioUrl: z.string().nullable(),
  isDemo: z.boolean(),
  isStreaming: z.boolean(),
  isTyping: z.boolean(),
  at: z.string(),
  speaker: Speaker.exactOptional(),
  /** The sentences of the document that it speaks of. */
  places: z.array(Quoted).exactOptional(),
  /** For spoken turns: how they were recognised. */
  heard: HeardOnTheWire.exactOptional(),
  /** The turn it belongs to, for `corrects`. */
  attempt: z.string().exactOptional(),
  /** The model that is connected did not answer in time: planned words were said. */
  standIn: z.literal(true).exactOptional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** One mark of an answer. */
export const Mark = z.object({
  name: z.enum(MARK_NAMES),
  /** 0 to 2; null if the transcript is too rough to judge. */
  value: z.number().nullable(),
  says: z.string(),
  /** The student's own words it rests on; may be empty. */
  words: z.string(),
})
export type Mark = z.infer<typeof Mark>

/** The state of a conversation. */
export const Asked = z.object({
  number: z.number(),
  of: z.number(),
  area: z.enum(AREAS),
  place: Quoted,
})

export const OpenSession = z.object({
  sessionId: z.string(),
  assistant: z.enum(ROOMS),
  clock: Clock,
  document: DocumentInfo.extend({ id: z.string(), title: z.string(), gone: z.boolean() }),
  style: z.enum(STYLES),
  speakers: z.array(Speaker),
  /** From `after` on. */
  messages: z.array(ChatMessage),
  /** How many there are in all. */
  messageCount: z.number(),
  /** The question that is open; nothing before the first and after the last. */
  asked: Asked.nullable(),
  /** Engine that reads and asks: the built-in examiner is named too. */
  engine: Engine,
  /** Notes about the reading: a scan, pages set aside. */
  notes: z.array(z.string()),
})
export type OpenSession = z.infer<typeof OpenSession>

export const SessionSummary = z.object({
  sessionId: z.string(),
  assistant: z.enum(ROOMS),
  state: z.enum(SESSION_STATES),
  documentId: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  createdAt: z.string(),
  /** Counted time. */
  seconds: z.number(),
  answered: z.number(),
  /** Out of 100, over the best answers; absent if nothing was answered or can be judged. */
  score: z.number().exactOptional(),
  keptUntil: z.string(),
})
export type SessionSummary = z.infer<typeof SessionSummary>
/** The latest first. */
export const Sessions = z.object({
  sessions: z.array(SessionSummary),
  /** The session that can be resumed. */
  open: z.string().nullable(),
})
export type Sessions = z.infer<typeof Sessions>

const HEADERS = { [SESSION_HEADER]: 'The session’s id: an existing one, or one made up by the browser' }

/** One room's own calls: the document, and how far it is read. */
export const roomCalls = <Upload extends Address<'POST'>, Status extends Address<'GET'>>(at: {
  upload: Upload
  status: Status
}) => ({
  upload: call(at.upload, {
    summary: 'Bring the document that will be talked about; sent again under the same id, it is taken once',
    headers: HEADERS,
    body: {
      form: z.object({
        documentId: KeptDocumentId,
        style: z.enum(STYLES).default('standard'),
        examiners: z.coerce.number<string>().int().min(1).max(MOST_EXAMINERS).default(1),
      }),
      files: { document: 'The file, behind the fields' },
    },
    answer: UploadAnswer,
    refusals: { ...SIGNED_IN, ...CLOSED, ...ARRIVAL_REFUSALS, 'still-arriving': 409, 'our-fault': 500 },
    refusal: UploadRefusal,
  }),
  status: call(at.status, {
    summary: 'How far the document is, and what begins the conversation',
    open: OPEN.underWay,
    headers: HEADERS,
    query: z.object({ sessionId: z.string().default('') }),
    answer: ProcessingStatus,
    refusals: { ...SIGNED_IN, 'not-found': 404 },
    refusal: UploadRefusal,
  }),
})
export type UploadFields = z.output<RoomCalls['upload']['body']['form']>
export type RoomCalls = ReturnType<typeof roomCalls<Address<'POST'>, Address<'GET'>>>

export const OWN = { ...SIGNED_IN, 'not-found': 404 } as const

export const listSessions = call(CALLS.listSessions, {
  summary: 'One’s sessions in a room',
  query: z.object({ assistant: z.enum(ROOMS) }),
  answer: Sessions,
  refusals: SIGNED_IN,
})

export const readSession = call(CALLS.readSession, {
  summary: 'A session as it stands; a reload goes on from here',
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  answer: OpenSession,
  refusals: OWN,
})

export const startSession = call(CALLS.startSession, {
  summary: 'Begin: from here on time is counted. Of one that runs already it only says so',
  body: z.object({}),
  answer: Clock,
  refusals: { ...OWN, ...CLOSED, 'not-ready': 409, 'not-running': 409, 'another-runs': 409 },
  refusal: Refusal.extend({ running: z.string().exactOptional() }),
})

export const beat = call(CALLS.beat, {
  summary: 'Somebody is there',
  body: z.object({}),
  answer: Clock,
  refusals: OWN,
})

export const endSession = call(CALLS.endSession, {
  summary: 'End session now; what was not used stays the student’s',
  body: z.object({}),
  answer: Clock,
  refusals: OWN,
})

export const removeSession = call(CALLS.removeSession, {
  summary: 'Delete a session and what was said in it',
  answer: 'nothing',
  refusals: OWN,
})
