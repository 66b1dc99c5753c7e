import { type FormEvent, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { DrawnSlide } from '../../rules/drawing/drawn.ts'

type SlideFormProps = {
  slide: Pick<DrawnSlide, 'title' | 'lines' | 'ask'>
  saving: boolean
  onSave(words: { title: string; points: string[] }): Promise<void>
}

/** The words of one slide. An emptied line is removed from the slide. */
export function SlideForm({ slide, saving, onSave }: SlideFormProps) {
  const [title, setTitle] = useState(slide.title)
  const [points, setPoints] = useState(slide.ask ? [''] : slide.lines)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSave({ title, points })
  }
  return (
    <form className="card stack" onSubmit={submit} aria-label="Words of this slide">
      <Field
        label="Title"
        value={title}
        maxLength={200}
        required
        onChange={(event) => setTitle(event.target.value)}
      />
      {points.map((text, at) => (
        <TextAreaField
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a slide are positions
          key={at}
          label={slide.ask?.says ?? `Line ${at + 1}`}
          value={text}
          rows={2}
          maxLength={600}
          onChange={(event) => setPoints(points.with(at, event.target.value))}
        />
      ))}
      <div className="row">
        <Button type="submit" disabled={saving}>
          Save
        </Button>
      </div>
    </form>
  )
}
