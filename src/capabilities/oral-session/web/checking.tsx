import { Skeleton } from '#ui/progress/skeleton.tsx'

/** Placeholder with its sentence, until the room can be shown. */
export const Checking = ({ words }: { words: string }) => (
  <>
    <p role="status">{words}</p>
    <Skeleton lines={6} />
  </>
)
