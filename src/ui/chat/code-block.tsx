import { Copy } from 'lucide-react'
import '../styles/code.css'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

type CodeBlockProps = {
  /** "R", "Python"; the language of the code, as the answer names it. */
  language: string
  onCopy(): void
  children: ReactNode
}

/** Always dark, so that code looks the same in every room. */
export function CodeBlock({ language, onCopy, children }: CodeBlockProps) {
  return (
    <div className="code on-block">
      <header>
        <span>{language}</span>
        <Button kind="quiet" icon={Copy} onClick={onCopy}>
          Copy code
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  )
}
