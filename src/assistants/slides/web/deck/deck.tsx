import { Printer } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { invalidateQuery, useQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Link } from '#ui/router/link.tsx'
import type { changePresentation, DeckChange, OnePresentation, readPresentation } from '../../contract.ts'
import { mendedWords } from '../../rules/screen/mended-words.ts'
import { TALKS } from '../../rules/talk/talk-of.ts'
import { CALLS } from '../../spec.ts'
import { FormatChoice } from '../look/format-choice.tsx'
import { LookChoice } from '../look/look-choice.tsx'
import { OpenSlide } from './open-slide.tsx'
import { QualityPanel } from './quality-panel.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { LOGO_ID, SlidePicture } from './slide-picture.tsx'
import { SlideStrip } from './slide-strip.tsx'

/** A finished deck: every slide, its notes and places, other formats, other words. The file always matches this view. */
export default function DeckView({ id }: { id: string }) {
  const asked = useQuery<typeof readPresentation>(CALLS.readPresentation, { params: { id } })
  const { value, problem } = asked
  const [changed, setChanged] = useState<OnePresentation>()
  const [at, setAt] = useState(0)
  const [saving, setSaving] = useState(false)
  const say = useToast()
  const deck = changed ?? value
  if (problem && !deck) return <FailedNote onAgain={asked.refetch}>{problem.message}</FailedNote>
  if (!deck) return <Skeleton lines={6} />
  const slide = deck.slides[at]

  /** The list of decks shows it too, by its format and its title. */
  function take(after: OnePresentation) {
    setChanged(after)
    invalidateQuery(CALLS.listPresentations)
  }
  async function change(body: DeckChange): Promise<OnePresentation | undefined> {
    setSaving(true)
    const answer = await callApi<typeof changePresentation>(CALLS.changePresentation, {
      params: { id },
      body,
    })
    setSaving(false)
    if (!answer.ok) {
      say({ failed: answer.problem.message })
      return undefined
    }
    take(answer.value)
    return answer.value
  }
  const mend = async (before: OnePresentation['checks']) => {
    const after = await change({ mend: true })
    if (after) say(mendedWords(before, after.checks))
  }
  const move = async (by: -1 | 1) => {
    const order = deck.slides.map((one) => one.id)
    const [moved] = order.splice(at, 1)
    if (moved === undefined) return
    order.splice(at + by, 0, moved)
    if (await change({ order })) setAt(at + by)
  }
  return (
    <section className="stack deck" aria-label="Your deck">
      <QueryProblem of={asked} what="Your deck" />
      {deck.note && <Note>{deck.note}</Note>}
      {deck.look?.logo && (
        <svg width="0" height="0" aria-hidden="true">
          <symbol id={LOGO_ID} viewBox={`0 0 ${deck.look.width} ${deck.look.height}`}>
            <image href={deck.look.logo} width={deck.look.width} height={deck.look.height} />
          </symbol>
        </svg>
      )}
      <SlideStrip slides={deck.slides} at={at} onOpen={setAt} />
      {slide && (
        <OpenSlide
          key={`${slide.id} ${deck.format}`}
          deck={deck}
          slide={slide}
          at={at}
          saving={saving}
          onChange={change}
          onMove={move}
        />
      )}
      <FormatChoice value={deck.format} onChoose={(format) => void change({ format })} disabled={saving} />
      <p className="sm muted">Changing the format does not use a generation.</p>
      <LookChoice
        deck={deck}
        saving={saving}
        onTaken={take}
        onOwnLook={() => void change({ ownLook: true })}
      />
      <TalkChoice talk={deck.talk} disabled={saving} onChange={change} />
      <Rehearsal slides={deck.slides} />
      <QualityPanel
        checks={deck.checks}
        saving={saving}
        onOpen={setAt}
        onMend={() => void mend(deck.checks)}
      />
      {!deck.documentGone && <ExamineLink documentId={deck.documentId} name={deck.sourceFilename} />}
      <Button kind="line" icon={Printer} onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      <div className="deck-print" aria-hidden="true">
        {deck.slides.map((one, place) => (
          <SlidePicture key={one.id} slide={one} of={place + 1} />
        ))}
      </div>
    </section>
  )
}

/** The Defense Room with the document of these slides already chosen: it asks about their content. */
const ExamineLink = ({ documentId, name }: { documentId: string; name: string }) => (
  <p>
    <Link
      className="btn line"
      to={`/research/defense?${new URLSearchParams({ document: documentId, name })}`}
    >
      Examine me on this deck
    </Link>
  </p>
)

type TalkChoiceProps = {
  talk: OnePresentation['talk']
  disabled: boolean
  onChange(change: DeckChange): Promise<unknown>
}

/** The length of the talk: the script in the notes is written to it. */
function TalkChoice({ talk: { minutes, written }, disabled, onChange }: TalkChoiceProps) {
  const choices = TALKS.map((one) => ({ value: String(one), name: `${one} minutes`, words: '' }))
  const isShort = written < minutes * 0.95
  return (
    <>
      <ChoiceCards
        legend="Length of the talk"
        choices={choices}
        value={String(minutes)}
        onChoose={(value) => {
          const chosen = TALKS.find((one) => String(one) === value)
          if (chosen) void onChange({ minutes: chosen })
        }}
        disabled={disabled}
      />
      <p className="sm muted">
        {isShort
          ? `The script from your document takes about ${written} minutes. Add to it from your own knowledge.`
          : `The script in the notes takes about ${written} minutes, spoken calmly.`}
      </p>
    </>
  )
}
