import { type FormEvent, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { CHAT_LIMITS, SAYS } from '../../spec.ts'
import type { ImageWish } from './use-images.ts'

type ImageModalProps = {
  generating: boolean
  problem: string | undefined
  onGenerate(wish: ImageWish): void
  onClose(): void
}

const SIZES = [
  { value: '1024x1024', name: 'Square, 1024 × 1024' },
  { value: '1792x1024', name: 'Wide, 1792 × 1024' },
  { value: '1024x1792', name: 'Tall, 1024 × 1792' },
] as const

/** The description of the picture, and its size. */
export default function ImageModal({ generating, problem, onGenerate, onClose }: ImageModalProps) {
  const [prompt, setPrompt] = useState('')
  const [size, setSize] = useState<string>(SIZES[0].value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (prompt.trim() && !generating) onGenerate({ prompt: prompt.trim(), size })
  }
  return (
    <Dialog open onClose={onClose} withX title={SAYS.generateImage}>
      <form className="stack" onSubmit={submit}>
        <TextAreaField
          label="What should it show?"
          hint="“Bar chart: With 131; Without 81”, “conceptual framework: independent: income; dependent: savings”, or a scene."
          rows={3}
          maxLength={CHAT_LIMITS.longestImagePrompt}
          data-first=""
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
        />
        <SelectField label="Size" value={size} onChange={({ target }) => setSize(target.value)}>
          {SIZES.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        {problem && <Note kind="bad">{problem}</Note>}
        <Button type="submit" wide busy={generating && 'Generating...'} disabled={prompt.trim() === ''}>
          Generate
        </Button>
      </form>
    </Dialog>
  )
}
