import { UnlockModal } from '#capabilities/access/web/index.ts'
import { UNLOCKED_LINES } from '../spec.ts'

type UnlockProps = { sentence: string; onClose(): void }

export default function Unlock({ sentence, onClose }: UnlockProps) {
  return <UnlockModal open onClose={onClose} assistant="decoder" sentence={sentence} lines={UNLOCKED_LINES} />
}
