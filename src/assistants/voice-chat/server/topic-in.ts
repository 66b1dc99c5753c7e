/** The topic of a statement that is no question: its longest research term. */
const SHORTEST = 4

export function topicIn(said: string, topics: readonly string[]): string | undefined {
  const words = normalisedTopic(said)
  return topics
    .filter((topic) => topic.length >= SHORTEST && words.includes(normalisedTopic(topic)))
    .sort((a, b) => b.length - a.length)[0]
}

/** Between spaces, so that only whole words match; singular and plural are the same. */
const normalisedTopic = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/(\p{L}{3})s\b/gu, '$1')} `
