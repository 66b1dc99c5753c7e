import { Fragment, memo, use } from 'react'
import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import type { Block, ListItem } from '#kit/markdown/tree.ts'
import { placeOf } from '#product/place.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import { byDocument, citedIn, quotes } from './cited.ts'
import { CodeView } from './code-view.tsx'
import { Formula } from './formula.tsx'
import { InlineView } from './inline-view.tsx'
import { NamesFilesContext, SourcesContext } from './sources-context.ts'
import { TableView } from './table-view.tsx'

const FlowchartView = part(
  () => import('./flowchart-view.tsx'),
  ({ text }) => <CodeView language="mermaid" text={text} />,
)

type BlockViewProps = {
  block: Block
  /** For a heading, in the order of the whole answer. */
  level?: number | undefined
}

/** Rendered once: a completed block stays the same object while the answer grows. */
export const BlockView = memo(function BlockView({ block, level }: BlockViewProps) {
  return (
    <div className="blk">
      <Plain block={block} level={level} />
      <BlockSources block={block} />
    </div>
  )
})

function Plain({ block, level = 6 }: BlockViewProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineView of={block.children} />
        </p>
      )
    case 'heading': {
      const Heading = `h${level}` as 'h2'
      return (
        <Heading>
          <InlineView of={block.children} />
        </Heading>
      )
    }
    case 'code':
      return block.language === 'mermaid' ? (
        <FlowchartView text={block.text} />
      ) : (
        <CodeView language={block.language} text={block.text} />
      )
    case 'math':
      return <Formula tex={block.tex} display />
    case 'quote':
      return (
        <blockquote>
          <Blocks of={block.blocks} />
        </blockquote>
      )
    case 'list':
      return <List start={block.start} items={block.items} />
    case 'table':
      return <TableView table={block} />
    case 'rule':
      return <hr />
  }
}

/* Keyed by position, since they are only ever appended. */
const Blocks = ({ of }: { of: readonly Block[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  of.map((block, place) => <Plain key={place} block={block} />)

function List({ start, items }: { start: number | undefined; items: readonly ListItem[] }) {
  const drawn = items.map(({ checked, blocks }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={place} className={checked === undefined ? undefined : 'task'}>
      {checked !== undefined && (
        <>
          <span className="box" aria-hidden="true">
            {checked ? '☑' : '☐'}
          </span>
          <span className="sr">{checked ? 'Done: ' : 'To do: '}</span>
        </>
      )}
      <Blocks of={blocks} />
    </li>
  ))
  return start === undefined ? <ul>{drawn}</ul> : <ol start={start}>{drawn}</ol>
}

/** The chips of a block, below it: the words of each place, and their page. */
function BlockSources({ block }: { block: Block }) {
  const sources = use(SourcesContext)
  const namesFiles = use(NamesFilesContext)
  if (sources.length === 0) return null
  const cited = citedIn(block).flatMap((n) => sources.find((source) => source.n === n) ?? [])
  return byDocument(cited).map((group) => {
    const [{ documentId, name } = { documentId: '', name: '' }] = group
    return (
      <Fragment key={documentId}>
        {namesFiles && <p className="of-file xs muted">From {name}:</p>}
        <EvidenceLink
          documentId={documentId}
          name={name}
          cited={group.map((source) => ({
            id: source.sentenceId,
            quote: source.quote,
            quoted: quotes(block, source),
            ...placeOf(source),
          }))}
        />
      </Fragment>
    )
  })
}
