import { useState } from 'react'
import { joinList } from '#kit/join-list.ts'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { type Flow, isWorking } from '../rules/flow/humanizer-flow.ts'
import { type Review, reviewedText, takenIn } from '../rules/flow/review.ts'
import { reasonFor } from '../rules/rewrite/reasons.ts'
import { OPTIONS, type OptionKey, optionKeys, SAYS, STRENGTHS, type Strength } from '../spec.ts'
import { InputPanel } from './input-panel.tsx'
import { OwnWords } from './manner/own-words.tsx'
import { useManner } from './manner/use-manner.ts'
import { OptionsPanel } from './options-panel.tsx'
import { Output } from './output.tsx'
import { PastTexts, ProofOfAuthorship } from './past-texts.tsx'
import type { VersionToKeep } from './record/authorship.tsx'
import { ThreePoints } from './three-points.tsx'
import { useHumanizer } from './use-humanizer.ts'

const ModelChoices = part(() => import('./work/model-choices.tsx'), null)
const ChangesExplained = part(() => import('./work/changes-explained.tsx'), <Skeleton lines={4} />)

export function HumanizerUnlockedScreen({ userId }: { userId: string }) {
  const [text, setText] = useState('')
  const { options, choose, manner, change, settings } = useManner(userId)
  const here = useHumanizer(text !== '', settings)
  const { flow, review } = here
  const neverAgain = (rule: string) => {
    change({ rulesOff: [...new Set([...manner.rulesOff, rule])] })
    here.sendReview({ type: 'rule-off', rule })
  }
  return (
    <>
      <OptionsPanel chosen={options} onChoose={choose}>
        <StrengthChoice strength={manner.strength} onChoose={(strength) => change({ strength })} />
      </OptionsPanel>
      <OwnWords manner={manner} onChange={change} />
      <div className="panels">
        <InputPanel
          text={text}
          onText={setText}
          onClear={() => {
            setText('')
            here.clear()
          }}
          onHumanize={() => void here.humanize(text, settings)}
          working={isWorking(flow) && 'Humanizing...'}
          disabled={text.trim() === ''}
        />
        <Output
          flow={flow}
          review={review}
          onSkip={here.skip}
          onDevice={() => void here.onDevice(text, settings)}
        />
      </div>
      {flow.name === 'shown' && (
        <>
          <ModelChoices text={review.text} choices={flow.humanized.choices} send={here.sendReview} />
          <ResultNotes flow={flow} options={settings.strength === 'mend' ? [] : options} />
          <ChangesExplained
            review={review}
            send={here.sendReview}
            settings={settings}
            onNeverAgain={neverAgain}
          />
        </>
      )}
      <PastTexts
        onOpen={(humanized) => {
          setText(humanized.text)
          here.open(humanized)
        }}
      />
      <ProofOfAuthorship current={() => versionOf(flow, review, text)} />
      <ThreePoints />
    </>
  )
}

/** What stands on the screen: the result as the student has left it, or their own text. */
function versionOf(flow: Flow, review: Review, text: string): VersionToKeep {
  if (flow.name !== 'shown') return { text, accepted: [], left: 0, byModel: false }
  const taken = takenIn(review)
  return {
    text: reviewedText(review),
    accepted: taken.slice(0, 500).map((change) => ({
      was: review.text.slice(change.from, change.to).slice(0, 2_000),
      now: change.text.slice(0, 2_000),
      why: reasonFor(change),
    })),
    left: review.changes.length - taken.length,
    byModel: !flow.humanized.engine.builtIn,
  }
}

type ResultNotesProps = {
  flow: Extract<ReturnType<typeof useHumanizer>['flow'], { name: 'shown' }>
  options: readonly OptionKey[]
}

/** Those for a part of a thesis; a tone may find nothing without a word. */
const SECTIONS = new Set(optionKeys.slice(2))

function ResultNotes({ flow: { humanized, onDevice }, options }: ResultNotesProps) {
  const { hidden, turnedDown, turnedDownFor, engine, changes, standsIn } = humanized
  const unmoved = options.filter(
    (option) => SECTIONS.has(option) && !changes.some((change) => change.option === option),
  )
  return (
    <>
      {onDevice && <Note>{SAYS.offline}</Note>}
      {standsIn && <Note kind="warn">{standsIn}</Note>}
      {hidden > 0 && (
        <Note kind="warn">
          {hidden === 1 ? 'One character nobody sees was' : `${hidden} characters nobody sees were`} taken out
          of your text.
        </Note>
      )}
      {engine.builtIn && unmoved.length > 0 && (
        <Note>
          {SAYS.nothingForSection}: {joinList(unmoved.map((option) => OPTIONS[option]))}.
        </Note>
      )}
      {turnedDown > 0 && (
        <Note>
          {turnedDown === 1 ? 'One sentence' : `${turnedDown} sentences`} by {engine.name} changed your facts
          and {turnedDown === 1 ? 'is' : 'are'} not shown
          {turnedDownFor.length > 0 && <>: {joinList([...new Set(turnedDownFor)])}</>}.
        </Note>
      )}
    </>
  )
}

const WORDS: Record<Strength, { name: string; says: string }> = {
  mend: { name: 'Mistakes only', says: 'grammar and spelling, and nothing else' },
  medium: { name: 'Medium', says: 'also what sounds like a machine, and the rhythm' },
  strong: { name: 'Strong', says: 'also plain words wherever there are any' },
}

type StrengthChoiceProps = { strength: Strength; onChoose(strength: Strength): void }

function StrengthChoice({ strength, onChoose }: StrengthChoiceProps) {
  return (
    <fieldset className="strengths">
      <legend className="legend">How much to change</legend>
      {STRENGTHS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="humanizer-strength"
            checked={one === strength}
            onChange={() => onChoose(one)}
          />
          <span>
            <b>{WORDS[one].name}</b> <span className="muted">{WORDS[one].says}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
