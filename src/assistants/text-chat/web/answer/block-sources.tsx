import { Fragment, use } from 'react'
import { EvidenceLink } from '#capabilities/documents/web/viewer/evidence-link.tsx'
import type { Block } from '#kit/markdown/tree.ts'
import { placeOf } from '#product/place.ts'
import { byDocument, citedIn } from './cited.ts'
import { NamesFilesContext, SourcesContext } from './sources-context.ts'

/** The chips of a block, below it: the words of each place, and their page. */
export function BlockSources({ block }: { block: Block }) {
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
          cited={group.map(({ sentenceId: id, quote, ...place }) => ({ id, quote, ...placeOf(place) }))}
        />
      </Fragment>
    )
  })
}
