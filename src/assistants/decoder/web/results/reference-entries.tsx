import { Check, CircleHelp, Copy, FilePlus, Minus, PencilLine, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { plainText, type ReferenceStyle, STYLE_NAMES, STYLES } from '#capabilities/references/index.ts'
import { FORMAT_FILES, FORMATS, REFERENCES, REGISTRIES_TOLD } from '#capabilities/references/spec.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { ExportMenu } from '#ui/documents/export-menu.tsx'
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { LucideIcon } from '#ui/pictures/icon.tsx'
import type { ReferenceList, ReferencesExist } from '../../references/contract.ts'
import { Cited } from './cited.tsx'
import { useFold } from './use-fold.tsx'
import type { Existing, ReferencesHere } from './use-references.ts'

type JudgedEntry = ReferenceList['entries'][number]
type ReferenceEntriesProps = { list: ReferenceList; references: ReferencesHere; ownFile: boolean }

const LOOKS: Record<JudgedEntry['outcome'], { words: string; kind: ChipKind; icon: LucideIcon }> = {
  same: { words: 'In style', kind: 'ok', icon: Check },
  differs: { words: 'Differs', kind: 'warn', icon: PencilLine },
  left: { words: 'Left as it is', kind: 'plain', icon: Minus },
  doubtful: { words: 'Check it yourself', kind: 'plain', icon: CircleHelp },
}

/** What differs first; entries as they should be only need to be counted. */
export default function ReferenceEntries({ list, references, ownFile }: ReferenceEntriesProps) {
  const { entries, style, notes, unusable, registries } = list
  const { existing } = references
  const saysOf = new Map(existing.entries.map((one) => [one.id, one]))
  const needWork = entries
    .filter(
      ({ id, outcome, note, retracted }) =>
        outcome !== 'same' || note !== '' || retracted || isStriking(saysOf.get(id)),
    )
    // A retracted work is what matters most.
    .sort((a, b) => Number(Boolean(b.retracted)) - Number(Boolean(a.retracted)))
  const { shown, toggle } = useFold(needWork, { first: 5, things: 'entries' })
  if (unusable) return <p className="sm muted">{unusable}</p>
  return (
    <>
      <div className="row between references-head">
        <SelectField
          label="Style"
          value={style}
          onChange={({ target }) => void references.judge(target.value as ReferenceStyle)}
        >
          {STYLES.map((one) => (
            <option key={one} value={one}>
              {STYLE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <ExportMenu
          busy={references.saving.name === 'saving'}
          choices={[
            ...(ownFile
              ? [
                  {
                    name: 'Word with tracked changes',
                    says: 'Your own file, its list corrected',
                    onChoose: () => void references.saveWord(style),
                  },
                ]
              : []),
            ...FORMATS.map((format) => ({
              name: FORMAT_FILES[format].name,
              says: FORMAT_FILES[format].says,
              onChoose: () => void references.saveList(format),
            })),
          ]}
        >
          Export
        </ExportMenu>
      </div>
      <AddLibrary onText={(text) => void references.judge(style, text)} />
      <p className="sm muted">{claimWords(list)}</p>
      <p className="sm">
        <b>{countWords(entries, style)}</b>
      </p>
      <div role="status">
        {references.saving.name === 'saving' && <Note>Your file is being written…</Note>}
        {references.saving.name === 'failed' && <Note kind="warn">{references.saving.says}</Note>}
      </div>
      {registries.names.length > 0 && (
        <Registries registries={registries} existing={existing} onAsk={() => void references.ask()} />
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <ul className="checks reference-entries">
        {shown.map((entry) => (
          <ReferenceItem key={entry.id} entry={entry} existence={saysOf.get(entry.id)} />
        ))}
      </ul>
      {toggle}
    </>
  )
}

type Existence = ReferencesExist['entries'][number]

/** Found and the same, or not asked for, need not be read. */
const isStriking = (one: Existence | undefined) =>
  one !== undefined && one.outcome !== 'same' && one.outcome !== 'not-asked'

function ReferenceItem({ entry, existence }: { entry: JudgedEntry; existence: Existence | undefined }) {
  const { written, right, differences, note, outcome, citation, label, evidence, retracted } = entry
  const look = LOOKS[outcome]
  const line = plainText(right)
  const hasLine = right.length > 0 && outcome !== 'same'
  return (
    <li>
      <div className="row between">
        <Chip kind={look.kind} icon={look.icon}>
          {look.words}
        </Chip>
        <Cited evidence={[evidence]} bare />
      </div>
      {retracted && <Note kind="bad">{retracted}</Note>}
      <p className="sm muted">
        {label !== null && `[${label}] `}
        {written}
      </p>
      {hasLine && (
        <div className="reference-line">
          <p className="sm">
            {right.map(({ text, italic }, at) => {
              const key = `${at} ${text}`
              return italic ? <i key={key}>{text}</i> : <span key={key}>{text}</span>
            })}
          </p>
          <CopyLine line={line} />
        </div>
      )}
      {differences.length > 0 && (
        <ul className="xs reference-differences">
          {differences.map(({ says }) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
      {hasLine && citation && <p className="xs muted">In the text: {citation}</p>}
      {note && <p className="xs">{note}</p>}
      {existence && existence.outcome !== 'not-asked' && <p className="xs">{existence.says}</p>}
    </li>
  )
}

/** A library of Zotero or Mendeley fills in what the list leaves out. */
function AddLibrary({ onText }: { onText(text: string): void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const say = useToast()
  const take = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    if (text.length > REFERENCES.libraryCharacters)
      say({ failed: 'This file is too large. Save only the works of this list and choose it again.' })
    else onText(text)
  }
  return (
    <>
      <Button kind="quiet" className="more" icon={FilePlus} onClick={() => chooser.current?.click()}>
        Fill in from my .bib or .ris file
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="A .bib or .ris file"
        accept=".bib,.ris,.json"
        onChange={({ target }) => void take(target.files?.[0])}
      />
    </>
  )
}

type RegistriesProps = { registries: ReferenceList['registries']; existing: Existing; onAsk(): void }

/** Told before anything leaves, and asked once: whoever agreed is not asked again. */
function Registries({ registries: { names, agreed }, existing, onAsk }: RegistriesProps) {
  const isAsking = existing.name === 'asking'
  const found = existing.entries.filter(({ outcome }) => outcome === 'same').length
  const askable = existing.entries.filter(({ outcome }) => outcome !== 'not-asked').length
  return (
    <Note
      actions={
        existing.name !== 'done' && (
          <Button kind="line" icon={Search} busy={isAsking && 'Asking…'} onClick={onAsk}>
            {agreed ? 'Ask whether each work is there' : 'I agree: ask whether each work is there'}
          </Button>
        )
      }
    >
      {existing.name === 'idle' && REGISTRIES_TOLD(names)}
      {existing.name !== 'idle' &&
        `${found} of ${askable} works were found with the same details.${existing.left > 0 ? ` ${existing.left} were not reached.` : ''}`}
      {existing.says && ` ${existing.says}`}
    </Note>
  )
}

function CopyLine({ line }: { line: string }) {
  const [copied, setCopied] = useState(false)
  const say = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line)
      setCopied(true)
    } catch {
      say({ failed: 'The line could not be copied. Select it and copy it by hand.' })
    }
  }
  return (
    <Button
      kind="line"
      square
      icon={copied ? Check : Copy}
      aria-label={copied ? 'Copied' : 'Copy this line'}
      onClick={() => void copy()}
    />
  )
}

function claimWords({ claimed, style }: ReferenceList): string {
  if (!claimed) return `Held against ${STYLE_NAMES[style]}.`
  const found =
    claimed.because === 'named'
      ? `Your work names ${STYLE_NAMES[claimed.style]} as its style.`
      : `Your work names no style; its list comes closest to ${STYLE_NAMES[claimed.style]}.`
  return claimed.style === style ? found : `${found} Held here against ${STYLE_NAMES[style]}.`
}

function countWords(entries: readonly JudgedEntry[], style: ReferenceStyle): string {
  const of = (outcome: JudgedEntry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length
  const parts = [
    `${pluralise(entries.length, 'entry', 'entries')} read`,
    `${of('same')} already in ${STYLE_NAMES[style]}`,
    `${of('differs')} ${of('differs') === 1 ? 'differs' : 'differ'}`,
    ...(of('doubtful') > 0 ? [`${of('doubtful')} to check yourself`] : []),
    ...(of('left') > 0 ? [`${of('left')} left as written`] : []),
  ]
  return `${parts.join(' · ')}`
}
