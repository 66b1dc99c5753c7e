import { type ReactNode, use } from 'react'
import type { Inline } from '#kit/markdown/tree.ts'
import { placeMark } from '#product/place.ts'
import { Formula } from './formula.tsx'
import { SourcesContext } from './sources-context.ts'

/** Words with their formatting. Links open in a new tab and send no referrer. */
export const InlineView = ({ of }: { of: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, since they are only appended
  of.map((inline, place) => <One key={place} inline={inline} />)

function One({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'break':
      return <br />
    case 'code':
      return <code>{inline.text}</code>
    case 'math':
      return <Formula tex={inline.tex} display={inline.display} />
    case 'source':
      return <SourceMark n={inline.n} />
    case 'link':
      return (
        <Outside href={inline.href}>
          <InlineView of={inline.children} />
        </Outside>
      )
    case 'picture':
      return <Outside href={inline.href}>Picture: {inline.alt || inline.href}</Outside>
    default: {
      const Mark = inline.type
      return (
        <Mark>
          <InlineView of={inline.children} />
        </Mark>
      )
    }
  }
}

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
  </a>
)

/** The page, after the words it supports. The chip below opens it; words without a source have no mark. */
function SourceMark({ n }: { n: number }) {
  const source = use(SourcesContext).find((one) => one.n === n)
  if (!source) return null
  return (
    <span className="at-page" aria-hidden="true">
      {placeMark(source)}
    </span>
  )
}
