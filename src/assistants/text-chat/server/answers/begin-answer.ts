/** A question and the empty row of its answer, in one step; repeated under the same key, it returns the existing answer. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { leasedUntil } from '#background/lease.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { storable } from '#kit/well-formed.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { conversationTitle } from '../../rules/title.ts'
import { FROM_THE_START, SERVER_SAYS, STREAMING } from '../../spec.ts'
import { lockOwn } from '../conversations/conversation-rows.ts'
import { asExtras, type Extras } from '../conversations/extras.ts'
import { type ConversationRow, chatConversations, chatMessages, type MessageRow } from '../tables.ts'

export type QuestionSent = {
  userId: string
  attempt: string
  conversationId: string | undefined
  /** `FROM_THE_START`, a message, or undefined for the last one. */
  parentId: string | undefined
  /** The question to answer again; it is not stored a second time. */
  again: string | undefined
  prompt: string
  documentId: string | undefined
  extras: Extras
}

export type BegunAnswer = {
  conversation: ConversationRow
  question: MessageRow
  answer: MessageRow
  isNew: boolean
}
type Absent = Problem<'not-found'>

const noConversation = { code: 'not-found', message: SERVER_SAYS.conversationGone } as const
const noMessage = { code: 'not-found', message: SERVER_SAYS.messageGone } as const

/** Rolls back everything of this attempt, including a new conversation. */
class TakenBack extends Error {
  readonly why: Absent | 'known'
  constructor(why: Absent | 'known') {
    super('taken back')
    this.why = why
  }
}

export async function beginAnswer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  asked: QuestionSent,
): Promise<Result<BegunAnswer, Absent>> {
  try {
    return await db.transaction(async (tx) => {
      const conversation = asked.conversationId
        ? await lockOwn(tx, asked.userId, asked.conversationId)
        : await addConversation(tx, asked, now())
      if (!conversation) throw new TakenBack(noConversation)
      return ok(await addMessages(tx, conversation, asked, now()))
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
    if (error.why !== 'known') return failed(error.why)
    const known = await knownAnswer({ db }, asked.userId, asked.attempt)
    if (!known) throw error
    return ok(known)
  }
}

/** The outcome of a question asked before. */
export async function knownAnswer(
  { db }: Pick<Services, 'db'>,
  userId: string,
  attempt: string,
): Promise<BegunAnswer | undefined> {
  const mine = and(eq(chatMessages.userId, userId), eq(chatMessages.attempt, attempt))
  const [answer] = await db.select().from(chatMessages).where(mine)
  if (!answer) return undefined
  const [question] = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.id, answer.parentId ?? ''))
  const [conversation] = await db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.id, answer.conversationId))
  return question && conversation && { conversation, question, answer, isNew: false }
}

async function addConversation(tx: Transaction, { userId, prompt, extras }: QuestionSent, at: Date) {
  const title = storable(conversationTitle(prompt || (extras.file?.name ?? '')))
  const row = { id: randomUUID(), userId, title, createdAt: at, at }
  const [added] = await tx.insert(chatConversations).values(row).returning()
  return added
}

async function addMessages(
  tx: Transaction,
  conversation: ConversationRow,
  asked: QuestionSent,
  at: Date,
): Promise<BegunAnswer> {
  const inHere = async (id: string) => {
    const here = and(eq(chatMessages.id, id), eq(chatMessages.conversationId, conversation.id))
    return (await tx.select().from(chatMessages).where(here))[0]
  }
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${chatMessages.position}), 0)`.mapWith(Number) })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversation.id))
  const usual = { conversationId: conversation.id, userId: asked.userId, createdAt: at }

  let question = asked.again ? await inHere(asked.again) : undefined
  if (asked.again && question?.sender !== 'user') throw new TakenBack(noMessage)
  if (!question) {
    const parentId = asked.parentId === undefined ? conversation.lastId : asked.parentId
    const parent = parentId === null || parentId === FROM_THE_START ? null : await inHere(parentId)
    if (parent === undefined) throw new TakenBack(noMessage)
    const row = {
      ...usual,
      id: randomUUID(),
      parentId: parent?.id ?? null,
      position: last + 1,
      sender: 'user',
      content: storable(asked.prompt),
      state: 'complete',
      extras: asExtras(asked.extras),
      documentId: asked.documentId ?? null,
    } as const
    question = (await tx.insert(chatMessages).values(row).returning())[0]!
  }
  const row = {
    ...usual,
    id: randomUUID(),
    parentId: question.id,
    position: last + 2,
    sender: 'ai',
    content: '',
    state: 'writing',
    attempt: asked.attempt,
    leaseUntil: leasedUntil(at, STREAMING.lease),
  } as const
  const [answer] = await tx.insert(chatMessages).values(row).onConflictDoNothing().returning()
  if (!answer) throw new TakenBack('known')
  const change = { lastId: answer.id, at }
  await tx.update(chatConversations).set(change).where(eq(chatConversations.id, conversation.id))
  return { conversation: { ...conversation, ...change }, question, answer, isNew: true }
}
