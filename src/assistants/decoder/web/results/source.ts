import { createContext, useContext } from 'react'

/** The document the evidence points to. A sample has no pages to open: asking for one calls `onLocked`. */
export type Source = { documentId: string; name: string; onLocked?: (() => void) | undefined }

export const SourceContext = createContext<Source | undefined>(undefined)

export function useSource(): Source {
  const source = useContext(SourceContext)
  if (!source) throw new Error('useSource() needs a <SourceContext> above it.')
  return source
}
