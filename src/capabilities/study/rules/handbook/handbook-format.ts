/** Parses the Markdown of the handbook. The format is described at the top of its README. */
import { splitSentences } from '#kit/text/split-sentences.ts'

export type HandbookEntry = {
  id: string
  title: string
  theme: string
  keywords: string[]
  /** As students ask for it, where its name does not say it. */
  asked: string[]
  /** The explanation, sentence by sentence, without the closing question. */
  sentences: string[]
  /** The question a student should put to their own work. */
  askYourself: string
  seeAlso: string[]
}

const field = (lines: string[], name: string) =>
  lines
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)
    .trim() ?? ''

const listOf = (line: string) => line.split(/,\s*/).filter(Boolean)

export function parseHandbook(markdown: string): HandbookEntry[] {
  const [front = '', ...entries] = markdown.split(/^## /m)
  const theme = front.match(/^# (.+)$/m)?.[1]?.trim() ?? ''
  return entries.map((entry) => {
    const [title = '', ...lines] = entry.trim().split('\n')
    const prose = lines
      .filter((line) => !/^(id|keywords|asked|Ask yourself|See also): /.test(line))
      .join('\n')
    return {
      id: field(lines, 'id'),
      title: title.trim(),
      theme,
      keywords: listOf(field(lines, 'keywords')),
      asked: field(lines, 'asked').split(/;\s*/).filter(Boolean),
      sentences: splitSentences(prose.trim()).map(({ text }) => text),
      askYourself: field(lines, 'Ask yourself'),
      seeAlso: listOf(field(lines, 'See also')),
    }
  })
}
