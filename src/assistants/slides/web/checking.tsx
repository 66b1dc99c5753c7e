import { Skeleton } from '#ui/progress/skeleton.tsx'
import { SlidesHead } from './slides-head.tsx'

/** While something is looked up, its sentence stands over the place where the room will be. */
export const Checking = ({ words }: { words: string }) => (
  <>
    <SlidesHead />
    <p role="status">{words}</p>
    <Skeleton lines={6} />
  </>
)
