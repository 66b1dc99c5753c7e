import { Download } from 'lucide-react'
import { type Exchange, talkAsText } from '#capabilities/voice/talk.index.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'

/** As 2026-11-20, in the student's time zone. */
const DAY = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' })

type SaveTextProps = { title: string; exchanges: readonly Exchange[] }

export function SaveText({ title, exchanges }: SaveTextProps) {
  const day = DAY.format(exchanges[0]?.at ?? Date.now())
  const save = () =>
    saveFile({
      name: `voice-chat-${day}.txt`,
      content: new Blob([talkAsText(`${title}, ${day}`, exchanges)], { type: 'text/plain' }),
    })
  return (
    <Button kind="line" icon={Download} onClick={save}>
      Save as text
    </Button>
  )
}
