import { CodeBlock } from '#ui/chat/code-block.tsx'
import { SAYS } from '../../spec.ts'
import { useCopy } from '../use-copy.ts'
import { coloured } from './coloured.ts'

const NAMES: Record<string, string> = {
  r: 'R',
  py: 'Python',
  python: 'Python',
  sql: 'SQL',
  js: 'JavaScript',
  ts: 'TypeScript',
  sh: 'Shell',
  bash: 'Shell',
  stata: 'Stata',
  do: 'Stata',
  sps: 'SPSS',
  spss: 'SPSS',
  csv: 'CSV',
  json: 'JSON',
  tex: 'LaTeX',
  latex: 'LaTeX',
}

/** Highlighted code, with a copy button. */
export function CodeView({ language, text }: { language: string; text: string }) {
  const copy = useCopy()
  return (
    <CodeBlock
      language={NAMES[language.toLowerCase()] ?? (language || 'Text')}
      onCopy={() => void copy(text, SAYS.codeCopied, SAYS.codeNotCopied)}
    >
      {coloured(text, language).map(({ kind, text: words }, place) => {
        const key = `${place}`
        if (kind === 'plain') return words
        return kind === 'keyword' ? <b key={key}>{words}</b> : <em key={key}>{words}</em>
      })}
    </CodeBlock>
  )
}
