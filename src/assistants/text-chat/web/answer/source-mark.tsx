import { use } from 'react'
import { placeMark } from '#product/place.ts'
import { SourcesContext } from './sources-context.ts'

/** The page, after the words it supports. The chip below opens it; words without a source have no mark. */
export function SourceMark({ n }: { n: number }) {
  const source = use(SourcesContext).find((one) => one.n === n)
  if (!source) return null
  return (
    <span className="at-page" aria-hidden="true">
      {placeMark(source)}
    </span>
  )
}
