import wordmark from '../art/wordmark.svg?raw'
import { Drawing } from './drawing.tsx'

/** Silent inside a link that names itself ("Weekbe4, home"); give it a title where it stands alone. */
export function Wordmark({
  title,
  className,
}: {
  title?: string | undefined
  className?: string | undefined
}) {
  return <Drawing source={wordmark} title={title} className={className} />
}
