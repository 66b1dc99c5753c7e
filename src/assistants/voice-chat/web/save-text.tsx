import { Download } from 'lucide-react'
import type { Exchange } from '#capabilities/voice/rules/talk.ts'
import { talkAsText } from '#capabilities/voice/rules/talk-text.ts'
import { seconds } from '#kit/time.ts'
import { Button } from '#ui/actions/button.tsx'

/** As 2026-11-20, by the calendar of the student. */
const DAY = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' })

type SaveTextProps = { title: string; exchanges: readonly Exchange[] }

export function SaveText({ title, exchanges }: SaveTextProps) {
  const day = DAY.format(exchanges[0]?.at ?? Date.now())
  const save = () => {
    const address = URL.createObjectURL(
      new Blob([talkAsText(`${title}, ${day}`, exchanges)], { type: 'text/plain' }),
    )
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `voice-chat-${day}.txt`,
    })
    link.click()
    // Some telephones begin to read it only after the press.
    setTimeout(() => URL.revokeObjectURL(address), seconds(10))
  }
  return (
    <Button kind="line" icon={Download} onClick={save}>
      Save as text
    </Button>
  )
}
