import { useState } from 'react'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { isWorking } from '../rules/flow/humanizer-flow.ts'
import { SAYS } from '../spec.ts'
import { InputPanel } from './input-panel.tsx'
import { OwnWords } from './manner/own-words.tsx'
import { StrengthChoice } from './manner/strength-choice.tsx'
import { useManner } from './manner/use-manner.ts'
import { OptionsPanel } from './options-panel.tsx'
import { Output } from './output.tsx'
import { PastTexts } from './past-texts.tsx'
import { ThreePoints } from './three-points.tsx'
import { useHumanizer } from './use-humanizer.ts'

const ChangesExplained = part(() => import('./work/changes-explained.tsx'), <Skeleton lines={4} />)

export function HumanizerUnlockedScreen({ userId }: { userId: string }) {
  const [text, setText] = useState('')
  const { options, choose, manner, change, settings } = useManner(userId)
  const here = useHumanizer(text !== '')
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
          <ResultNotes flow={flow} />
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
      <ThreePoints />
    </>
  )
}

type ResultNotesProps = { flow: Extract<ReturnType<typeof useHumanizer>['flow'], { name: 'shown' }> }

function ResultNotes({ flow: { humanized, onDevice } }: ResultNotesProps) {
  const { hidden, turnedDown, engine } = humanized
  return (
    <>
      {onDevice && <Note>{SAYS.offline}</Note>}
      {hidden > 0 && (
        <Note kind="warn">
          {hidden === 1 ? 'One character nobody sees was' : `${hidden} characters nobody sees were`} taken out
          of your text.
        </Note>
      )}
      {turnedDown > 0 && (
        <Note>
          {turnedDown === 1 ? 'One sentence' : `${turnedDown} sentences`} by {engine.name} did not say the
          same as yours, and {turnedDown === 1 ? 'was' : 'were'} not taken.
        </Note>
      )}
    </>
  )
}
