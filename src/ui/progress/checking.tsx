import { Skeleton } from './skeleton.tsx'

/** During a look-up, its sentence covers the place where the room will be. */
export const Checking = ({ words }: { words: string }) => (
  <>
    <p role="status">{words}</p>
    <Skeleton lines={6} />
  </>
)
