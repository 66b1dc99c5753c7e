import { createContext, useContext } from 'react'

/** The document the evidence points to. A sample has no pages to open: asking for one calls `onLocked`. */
export type AnalysisSource = { documentId: string; name: string; onLocked?: (() => void) | undefined }

export const SourceContext = createContext<AnalysisSource | undefined>(undefined)

export function useSource(): AnalysisSource {
  const source = useContext(SourceContext)
  if (!source) throw new Error('useSource() needs a <SourceContext> above it.')
  return source
}
