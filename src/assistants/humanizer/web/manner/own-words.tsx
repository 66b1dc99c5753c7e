import { ChevronDown, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { RewriteManner } from '../../rules/manner.ts'

const OwnVoice = part(() => import('./own-voice.tsx'), <Skeleton lines={3} />)

type OwnWordsProps = { manner: RewriteManner; onChange(more: Partial<RewriteManner>): void }

/** Words to keep, rules switched off, and an earlier chapter as the measure. */
export function OwnWords({ manner, onChange }: OwnWordsProps) {
  const [opened, setOpened] = useState(false)
  const { termsText, rulesOff, voice } = manner
  return (
    <details className="card folding" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <Icon of={UserRound} />
        Your words and your voice
        {voice && <Chip kind="brand">Your voice</Chip>}
        <Icon of={ChevronDown} className="c" />
      </summary>
      <div className="stack own-words">
        <TextAreaField
          label="Words that stay as they are"
          hint="Terms, names, anything. One to a line. Numbers, citations and quotations always stay."
          rows={3}
          value={termsText}
          onChange={(event) => onChange({ termsText: event.currentTarget.value })}
        />
        {opened && <OwnVoice voice={voice} onVoice={(next) => onChange({ voice: next })} />}
        {rulesOff.length > 0 && (
          <div>
            <p className="legend">Never changed again</p>
            <ul className="rules-off">
              {rulesOff.map((rule) => (
                <li key={rule}>
                  <span>{rule}</span>
                  <Button
                    kind="quiet"
                    aria-label={`Change ${rule} again`}
                    onClick={() => onChange({ rulesOff: rulesOff.filter((one) => one !== rule) })}
                  >
                    Switch on
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  )
}
