import { Skeleton } from '#ui/progress/skeleton.tsx'

/** While something is looked up, its sentence stands over the place where the room will be. */
export const Checking = ({ words }: { words: string }) => (
  <>
    <p role="status">{words}</p>
    <Skeleton lines={6} />
  </>
)
