import katex from 'katex'
import { readMarkdown } from '#kit/markdown/read-markdown.ts'
import { paragraphsOf } from '#kit/word/write-answer.ts'
import { lineXml, writeBody } from '#kit/word/write-document.ts'
import { type Collected, sourceWords } from './collect.ts'

/** Word's own headings, tables and equations, with the answers' sources at the end. */
export function toWord({ title, parts, sources, references }: Collected): Uint8Array {
  const body = parts.map(
    ({ who, text }) =>
      lineXml({ style: 'heading', text: who }) + paragraphsOf(readMarkdown(text), { mathml }),
  )
  const list = sources.map((source) =>
    lineXml({ style: 'text', text: `[${source.n}] ${sourceWords(source)}` }),
  )
  const cited = references.map((text) => lineXml({ style: 'text', text }))
  return writeBody(
    [
      lineXml({ style: 'title', text: title }),
      ...body,
      ...(list.length > 0 ? [lineXml({ style: 'heading', text: 'Sources' }), ...list] : []),
      ...(cited.length > 0 ? [lineXml({ style: 'heading', text: 'References' }), ...cited] : []),
    ].join(''),
  )
}

function mathml(tex: string): string | undefined {
  try {
    return katex.renderToString(tex, { output: 'mathml', throwOnError: true, strict: false, trust: false })
  } catch {
    return undefined
  }
}
