import { UnlockModal } from '#capabilities/access/web/index.ts'
import { SLIDES, UNLOCKED_LINES } from '../spec.ts'

type LimitReachedProps = { sentence: string; onClose(): void }

export default function LimitReached({ sentence, onClose }: LimitReachedProps) {
  return (
    <UnlockModal
      open
      onClose={onClose}
      assistant="slides"
      sentence={sentence}
      lines={UNLOCKED_LINES}
      closesAfter={SLIDES.limitModalStays}
    />
  )
}
