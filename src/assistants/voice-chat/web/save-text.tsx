import { Download } from 'lucide-react'
import type { Exchange } from '#capabilities/voice/rules/talk.ts'
import { talkAsText } from '#capabilities/voice/rules/talk-text.ts'
import { Button } from '#web/ui/button.tsx'

type SaveTextProps = { title: string; exchanges: readonly Exchange[] }

export function SaveText({ title, exchanges }: SaveTextProps) {
  const day = new Date(exchanges[0]?.at ?? Date.now()).toISOString().slice(0, 10)
  const save = () => {
    const address = URL.createObjectURL(
      new Blob([talkAsText(`${title}, ${day}`, exchanges)], { type: 'text/plain' }),
    )
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `voice-chat-${day}.txt`,
    })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Button kind="line" icon={Download} onClick={save}>
      Save as text
    </Button>
  )
}
