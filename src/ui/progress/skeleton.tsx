/** Grey lines as a placeholder for content that is loading. */
export function Skeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div className="skel" role="status" aria-busy="true">
      <span className="sr">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other identity
        <i key={line} />
      ))}
    </div>
  )
}
