/** Every title and keyword of the handbook: what the built-in coach can talk about. */
import { readHandbook } from '#capabilities/study/server/read-handbook.ts'

/** Read when somebody first speaks: some hundred titles, a few milliseconds. */
export function studyTopics(): () => Promise<readonly string[]> {
  let topics: Promise<readonly string[]> | undefined
  return () => {
    topics ??= readHandbook().then(({ entries }) => [
      ...new Set(entries.flatMap(({ title, keywords }) => [title, ...keywords])),
    ])
    return topics
  }
}
export type StudyTopics = ReturnType<typeof studyTopics>
