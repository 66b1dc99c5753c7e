import { Dialog } from '#ui/feedback/dialog.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { VoiceSettings } from '../../rules/voice-settings.ts'
import { BROWSER_CONSENT, SILENCE_CHOICES } from '../../spec.ts'
import { browserRecogniser } from '../recognition/recognition.ts'

type VoiceSettingsDialogProps = {
  settings: VoiceSettings
  onChange(some: Partial<VoiceSettings>): void
  onClose(): void
}

/** Every choice takes effect at once, and is stored on this device. */
export default function VoiceSettingsDialog({ settings, onChange, onClose }: VoiceSettingsDialogProps) {
  const { silenceSeconds, handsFree, bargeIn, browserRecognition } = settings
  return (
    <Dialog open withX title="Voice settings" onClose={onClose}>
      <SelectField
        label="A recording ends after a silence of"
        value={silenceSeconds}
        onChange={({ target }) =>
          onChange({ silenceSeconds: SILENCE_CHOICES.find((choice) => choice === Number(target.value)) ?? 2 })
        }
      >
        {SILENCE_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {choice} seconds
          </option>
        ))}
      </SelectField>
      <div className="stack">
        <Checkbox checked={!handsFree} onChange={({ target }) => onChange({ handsFree: !target.checked })}>
          Hold the button, or the space bar, while I speak
        </Checkbox>
        <Checkbox checked={bargeIn} onChange={({ target }) => onChange({ bargeIn: target.checked })}>
          Speaking over the assistant stops it
        </Checkbox>
        {browserRecogniser() && (
          <Checkbox
            checked={browserRecognition === true}
            onChange={({ target }) => onChange({ browserRecognition: target.checked })}
          >
            Use my browser’s own recognition. {BROWSER_CONSENT.replace(/ Use it\?$/, '')}
          </Checkbox>
        )}
      </div>
      <p className="xs muted">Kept on this device only.</p>
    </Dialog>
  )
}
