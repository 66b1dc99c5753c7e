import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import type { PastAnalysis } from '../contract.ts'
import type { AnalysisHere } from './use-analysis.ts'

const IN_ADDRESS = 'analysis'

/** After a reload, finds the analysis that was open, or the one still running. */
export function useFoundAnalysis(past: readonly PastAnalysis[] | undefined, here: AnalysisHere) {
  const [query] = useSearchParams()
  const looked = useRef(false)
  const find = useEffectEvent((analyses: readonly PastAnalysis[]) => {
    if (looked.current) return
    looked.current = true
    if (here.state.name !== 'idle') return
    const wanted = query.get(IN_ADDRESS)
    const found =
      analyses.find(({ sessionId }) => sessionId === wanted) ??
      analyses.find(({ status }) => status === 'processing')
    if (found?.status === 'processing') here.follow(found.sessionId, found.name)
    if (found?.status === 'completed') void here.open(found.sessionId)
  })
  useEffect(() => {
    if (past) find(past)
  }, [past])
  useAddress(here)
}

/** The address names the open analysis, so that it can be bookmarked and reopened. */
function useAddress({ state }: AnalysisHere) {
  const [, setQuery] = useSearchParams()
  const open = state.name === 'processing' || state.name === 'completed' ? state.sessionId : undefined
  const before = useRef<string>(undefined)
  const write = useEffectEvent(() => {
    // Before anything was opened, the address still has to be read.
    if (before.current === open) return
    before.current = open
    setQuery(open ? { [IN_ADDRESS]: open } : {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when another analysis is opened
  useEffect(() => write(), [open])
}
