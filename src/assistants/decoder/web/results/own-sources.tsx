import { FilePlus, Scale, X } from 'lucide-react'
import { useRef } from 'react'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import { OWN_SOURCES } from '#capabilities/references/spec.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { Evidence } from '../../contract.ts'
import type { ComparedSources, OwnSources as Listed } from '../../sources/contract.ts'
import { Cited } from './cited.tsx'
import { useFold } from './use-fold.tsx'
import { type OwnSourcesHere, useOwnSources } from './use-own-sources.ts'

/** The PDFs of works that are cited, beside the work: what they say on the cited pages. */
export default function OwnSources({ sessionId }: { sessionId: string }) {
  const own = useOwnSources(sessionId)
  const { sources, sending, refused, comparing } = own
  const found = comparing.name === 'compared' ? comparing.found : undefined
  const canCompare = sources.some(({ status }) => status === 'ready') && !sending
  return (
    <section className="own-sources" aria-labelledby="own-sources">
      <h3 id="own-sources">Your own sources</h3>
      <p className="sm muted">
        Put the PDFs of works you cite beside your work, up to {OWN_SOURCES.most}. Where you cite a page, you
        see your sentence and what your source says there.
      </p>
      <QueryProblem of={own.list} what="Your sources" />
      <AddFiles own={own} />
      <div role="status">
        {sending && (
          <Note>
            {sending.isOffline ? 'No connection. It goes on by itself: ' : 'On its way: '}
            {sending.name}, {sending.percent}%{sending.left > 0 && `, ${sending.left} more to come`}
          </Note>
        )}
        {comparing.name === 'comparing' && <Note>Your sources are being compared with your work…</Note>}
        {comparing.name === 'failed' && <Note kind="warn">{comparing.says}</Note>}
      </div>
      {refused.map((says) => (
        <Note key={says} kind="warn">
          {says}
        </Note>
      ))}
      {sources.length > 0 && (
        <ul className="stack">
          {sources.map((source) => (
            <SourceItem key={source.documentId} source={source} found={found} own={own} />
          ))}
        </ul>
      )}
      {canCompare && (
        <Button
          kind="line"
          icon={Scale}
          busy={comparing.name === 'comparing' && 'Comparing…'}
          onClick={() => void own.compare()}
        >
          {found ? 'Compare again' : 'Compare with my work'}
        </Button>
      )}
      {found && <Passages passages={found.passages} />}
      {found && <Same same={found.same} />}
    </section>
  )
}

function AddFiles({ own }: { own: OwnSourcesHere }) {
  const chooser = useRef<HTMLInputElement>(null)
  if (own.sources.length >= OWN_SOURCES.most) return null
  return (
    <>
      <Button kind="line" icon={FilePlus} disabled={!!own.sending} onClick={() => chooser.current?.click()}>
        Add PDFs
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="PDFs of works you cite"
        accept=".pdf,application/pdf"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again after a refusal.
          target.value = ''
          if (files.length > 0) void own.add(files)
        }}
      />
    </>
  )
}

type SourceItemProps = {
  source: Listed['sources'][number]
  found: ComparedSources | undefined
  own: OwnSourcesHere
}

function SourceItem({ source: { documentId, name, status, problem }, found, own }: SourceItemProps) {
  const matched = found?.matched.find((one) => one.documentId === documentId)
  const details =
    status === 'reading' ? 'Being read…' : (problem ?? matched?.entry?.written ?? (found ? '' : 'Read'))
  return (
    <li>
      <FileRow name={name} details={details}>
        <Button
          kind="quiet"
          square
          icon={X}
          aria-label={`Take ${name} away`}
          onClick={() => void own.remove(documentId)}
        />
      </FileRow>
      {found && matched?.entry === null && (
        <SelectField
          label="Which entry of your list is this file?"
          value=""
          onChange={({ target }) => void own.name(documentId, target.value)}
        >
          <option value="">Choose an entry</option>
          {found.entries.map(({ id, written }) => (
            <option key={id} value={id}>
              {written.slice(0, 90)}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  )
}

const NEEDS_A_LOOK: readonly string[] = ['elsewhere', 'far', 'no-page']

function Passages({ passages }: { passages: ComparedSources['passages'] }) {
  const sorted = passages.toSorted(
    (a, b) => Number(NEEDS_A_LOOK.includes(b.outcome)) - Number(NEEDS_A_LOOK.includes(a.outcome)),
  )
  const { shown, toggle } = useFold(sorted, { first: 5, things: 'citations' })
  return (
    <>
      <h4>Pages you cite</h4>
      {passages.length === 0 && (
        <p className="sm muted">No citation of these sources in your work names a page.</p>
      )}
      <ul className="checks">
        {shown.map(({ own, documentId, name, says, source, cited }) => (
          <li key={`${own.sentenceId} ${documentId} ${cited}`}>
            <p className="sm">
              <b>You, {cited}:</b> {own.quote}
            </p>
            <Cited evidence={[own]} bare />
            <p className="sm muted">{says}</p>
            {source && <SourceWords documentId={documentId} name={name} evidence={source} />}
          </li>
        ))}
      </ul>
      {toggle}
    </>
  )
}

function Same({ same }: { same: ComparedSources['same'] }) {
  const { shown, toggle } = useFold(same, { first: 5, things: 'sentences' })
  return (
    <>
      <h4>The same words as your own source</h4>
      <p className="sm muted">
        {same.length === 0
          ? 'No sentence of yours stands word for word in these sources without quotation marks.'
          : `Only you see this. ${pluralise(same.length, 'sentence of yours stands', 'sentences of yours stand')} word for word in a source, without quotation marks. Quote the words with their page, or say it in words of your own.`}
      </p>
      <ul className="checks">
        {shown.map(({ own, source }) => (
          <li key={own.sentenceId}>
            <p className="sm">{own.quote}</p>
            <Cited evidence={[own]} bare />
            <SourceWords {...source} />
          </li>
        ))}
      </ul>
      {toggle}
    </>
  )
}

type SourceWordsProps = { documentId: string; name: string; evidence: Evidence }

function SourceWords({ documentId, name, evidence }: SourceWordsProps) {
  const { sentenceId: id, quote, ...place } = evidence
  return (
    <div className="reference-line">
      <p className="sm">{quote}</p>
      <EvidenceLink documentId={documentId} name={name} cited={[{ id, ...place }]} bare />
    </div>
  )
}
