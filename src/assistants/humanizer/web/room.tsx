import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/telling/note.tsx'
import { isWorking } from '../rules/flow/humanizer-flow.ts'
import type { Settings } from '../rules/settings.ts'
import { type OptionKey, SAYS } from '../spec.ts'
import { HumanizerHead } from './humanizer-head.tsx'
import { InputPanel } from './input-panel.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { OutputPanel } from './output-panel.tsx'
import { ThreePoints } from './three-points.tsx'
import { useHumanizer } from './use-humanizer.ts'

type RoomProps = { userId: string; onAccessOver(): void }

export function Room({ onAccessOver }: RoomProps) {
  const [text, setText] = useState('')
  const [options, setOptions] = useState<readonly OptionKey[]>(['GeneralAcademicHumanization'])
  const { flow, send, humanize, onDevice } = useHumanizer({ onAccessOver })
  const settings: Settings = { options, strength: 'medium', terms: [], rulesOff: [] }
  const working = isWorking(flow)
  const choose = (option: OptionKey, on: boolean) =>
    setOptions(on ? [...options, option] : options.filter((one) => one !== option))
  const shown =
    flow.name === 'typing'
      ? flow.humanized.response.slice(0, flow.typed)
      : flow.name === 'shown'
        ? flow.humanized.response
        : flow.name === 'failed'
          ? SAYS.noResponse
          : ''
  return (
    <>
      <HumanizerHead />
      <OptionsPanel chosen={options} onChoose={choose} />
      <div className="panels">
        <InputPanel
          text={text}
          onText={setText}
          onClear={() => {
            setText('')
            send({ type: 'cleared' })
          }}
          onHumanize={() => void humanize(text, settings)}
          working={working && 'Humanizing...'}
          disabled={text.trim() === ''}
        />
        <OutputPanel
          text={flow.name === 'failed' ? '' : shown}
          copying={flow.name === 'shown' ? 'open' : 'nothing'}
          onTap={flow.name === 'typing' ? () => send({ type: 'skipped' }) : undefined}
        >
          <p className="prose" aria-live="polite">
            {shown}
          </p>
          {flow.name === 'failed' && (
            <Note
              actions={
                <Button kind="line" onClick={() => void onDevice(text, settings)}>
                  {SAYS.onDeviceInstead}
                </Button>
              }
            >
              {flow.message}
            </Note>
          )}
        </OutputPanel>
      </div>
      <ThreePoints />
    </>
  )
}
