import { use } from 'react'
import { placeMark } from '#product/place.ts'
import { SourcesContext } from './sources-context.ts'

/** Behind the words that rest on it: the page. The chip below opens it; what has no source says nothing. */
export function SourceMark({ n }: { n: number }) {
  const source = use(SourcesContext).find((one) => one.n === n)
  if (!source) return null
  return (
    <span className="at-page" aria-hidden="true">
      {placeMark(source)}
    </span>
  )
}
