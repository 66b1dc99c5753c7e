import { Mic } from 'lucide-react'
import { TypeInstead, type Typing } from '#capabilities/voice/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { CalmBands } from '#ui/voice/calm-bands.tsx'
import { IDLE } from '../rules/idle-words.ts'
import type { EntryAction } from './entry-action.ts'
import { WhatWasSaid } from './transcript-view.tsx'
import { VoiceHead } from './voice-head.tsx'

type IdleRoomProps = {
  onWish(wish: EntryAction): void
  /** The student is about to press, or types: the room, which keeps the words when the line fails, must be here by then. */
  onNear(): void
  /** The rest is loading. */
  entering: EntryAction | undefined
  typing: Typing
}

export function IdleRoom({ onWish, onNear, entering, typing }: IdleRoomProps) {
  return (
    <div className="voice-room">
      <VoiceHead onSettings={() => onWish({ name: 'settings' })} />
      <div className="stage">
        <CalmBands state={IDLE.look} heading={IDLE.heading} sentence={IDLE.sentence}>
          <Button
            big
            icon={Mic}
            busy={entering?.name === 'talk' && 'Waiting...'}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onWish({ name: 'talk' })}
          >
            Start talking
          </Button>
          <div className="row sides" />
        </CalmBands>
        <p className="sm muted own-work">{IDLE.hint}</p>
      </div>
      <TypeInstead
        {...typing}
        onWriting={(writing) => writing && onNear()}
        onSend={(text) => {
          onWish({ name: 'type', text })
          return true
        }}
        busy={entering !== undefined}
      />
      <WhatWasSaid onOpen={() => onWish({ name: 'said' })} />
    </div>
  )
}
