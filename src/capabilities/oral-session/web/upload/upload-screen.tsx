import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { KeptDocuments, PhotographsButton } from '#capabilities/documents/web/index.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Link } from '#ui/router/link.tsx'
import { totalWords } from '../../rules/screen/clock-words.ts'
import { MOST_EXAMINERS, STYLE_WORDS, STYLES } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'
import type { SessionWishes } from './deliver.ts'
import type { PreparingHere } from './use-preparing.ts'

type UploadScreenProps = {
  room: OralRoom
  access: AssistantAccess
  here: PreparingHere
  /** A press: the moment in which phones unlock audio. */
  onPress(): void
}

/** Before a document is chosen: the remaining time, the wished style, and the drop zone. */
export function UploadScreen({ room, access, here, onPress }: UploadScreenProps) {
  const { state } = here
  const { says } = room
  const problem = state.name === 'idle' ? state.problem : undefined
  return (
    <div className="stack" onPointerDownCapture={onPress} onKeyDownCapture={onPress}>
      {problem && (
        <Note
          kind="bad"
          onDismiss={here.dismiss}
          actions={
            state.name === 'idle' &&
            state.again && (
              <Button kind="quiet" onClick={here.again}>
                Try Again
              </Button>
            )
          }
        >
          {problem}
        </Note>
      )}
      <div className="oral-front">
        <section className="stack" aria-label="Choose a document">
          <Dropzone
            sentence={says.dropHere}
            limits={says.limits}
            accept={says.accepts}
            onFiles={([file]) => file && here.choose({ file }, file.name)}
          />
          <PhotographsButton onFile={(file) => here.choose({ file }, file.name)} />
          <KeptDocuments
            purpose={room.purpose}
            onChoose={(documentId, name) => here.choose({ documentId }, name)}
          />
        </section>
        <TimeCard room={room} access={access} />
      </div>
      {room.offersStyle && <MannerChoice value={here.manner} onChoose={here.setManner} />}
    </div>
  )
}

function TimeCard({ room, access }: Pick<UploadScreenProps, 'room' | 'access'>) {
  const minutesLeft = access.minutesLeft ?? 0
  return (
    <section className="card stack time-card" aria-label="Your time">
      <p className="big num">{totalWords(Math.ceil(minutesLeft))}</p>
      <p className="sm muted">
        In sessions of 30 minutes. Time runs from the first question on, also while you think or type; while
        you wait for us, it is paused.
      </p>
      <Link className={buttonClass({ kind: 'line' })} to={paymentsPath(room.id)}>
        Add {ASSISTANTS[room.id].access.allowance.limit} minutes
      </Link>
    </section>
  )
}

type MannerChoiceProps = { value: SessionWishes; onChoose(manner: SessionWishes): void }

/** How one wants to be examined, and by how many. */
function MannerChoice({ value, onChoose }: MannerChoiceProps) {
  return (
    <section className="stack" aria-label="How you want to be examined">
      <ChoiceCards
        legend="How you want to be examined"
        choices={STYLES.map((style) => {
          const [name, words] = STYLE_WORDS[style].split(': ')
          return { value: style, name, words: asSentence(words ?? '') }
        })}
        value={value.style}
        onChoose={(style) => onChoose({ ...value, style })}
      />
      <div className="few">
        <SelectField
          label="Examiners"
          hint="Each has their own voice."
          value={value.examiners}
          onChange={({ target }) => onChoose({ ...value, examiners: Number(target.value) })}
        >
          {Array.from({ length: MOST_EXAMINERS }, (_, at) => at + 1).map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'One' : `A panel of ${count}`}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

const asSentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`
