import wordmark from '../art/wordmark.svg?raw'
import { Drawing } from './drawing.tsx'

/** Hidden from readers inside a labelled link ("Weekbe4, home"); give it a title elsewhere. */
export function Wordmark({
  title,
  className,
}: {
  title?: string | undefined
  className?: string | undefined
}) {
  return <Drawing source={wordmark} title={title} className={className} />
}
