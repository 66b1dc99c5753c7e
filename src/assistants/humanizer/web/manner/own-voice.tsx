import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { readSample, type SampleProblem } from '../../rules/voice/check-sample.ts'
import type { VoiceProfile } from '../../rules/voice/voice-profile.ts'

type OwnVoiceProps = { voice: VoiceProfile | undefined; onVoice(voice: VoiceProfile | undefined): void }

export default function OwnVoice({ voice, onVoice }: OwnVoiceProps) {
  const [sample, setSample] = useState('')
  const [problem, setProblem] = useState<SampleProblem>()
  const measure = () => {
    const read = readSample(sample)
    setProblem(read.ok ? undefined : read.problem)
    if (!read.ok) return
    onVoice(read.value)
    setSample('')
  }
  if (voice)
    return (
      <section className="stack tight" aria-label="My own voice">
        <p className="legend">My own voice</p>
        <p className="sm">
          Your chapter has about {Math.round(voice.sentenceLength)} words in a sentence
          {voice.spelling ? `, spelled with -${voice.spelling}` : ''}
          {voice.firstPerson >= 5 ? ', in the first person' : ''}. No change leads away from that.
        </p>
        <div className="row">
          <Button kind="line" onClick={() => onVoice(undefined)}>
            Forget my voice
          </Button>
        </div>
      </section>
    )
  return (
    <div className="stack tight">
      <TextAreaField
        label="My own voice"
        hint="Paste an earlier chapter you wrote yourself. It stays on this device; only its measures are kept."
        rows={5}
        value={sample}
        onChange={(event) => setSample(event.currentTarget.value)}
      />
      {problem && (
        <Note kind="warn">
          {problem.message}
          {problem.examples.length > 0 && (
            <> For example: {problem.examples.map((words) => `“${words}”`).join(' and ')}.</>
          )}
        </Note>
      )}
      <div className="row">
        <Button kind="line" disabled={sample.trim() === ''} onClick={measure}>
          Measure my voice
        </Button>
      </div>
    </div>
  )
}
