import type { Pair } from '../room.tsx'
export default function Comparison({ pair, onClose }: { pair: Pair; onClose(): void }) {
  return (
    <button type="button" onClick={onClose}>
      {pair.before.name}
    </button>
  )
}
