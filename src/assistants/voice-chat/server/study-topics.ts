/** Every title and keyword of the handbook: the topics of the built-in coach. */
import { readHandbookEntries } from '#capabilities/study/server/index.ts'

/** Read at the first spoken turn: some hundred titles. */
export function studyTopics(): () => Promise<readonly string[]> {
  let topics: Promise<readonly string[]> | undefined
  return () => {
    topics ??= readTopics()
    return topics
  }
}
export type StudyTopics = ReturnType<typeof studyTopics>

async function readTopics(): Promise<readonly string[]> {
  const entries = await readHandbookEntries()
  return [...new Set(entries.flatMap(({ title, keywords }) => [title, ...keywords]))]
}
