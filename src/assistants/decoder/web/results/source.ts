import { createContext, useContext } from 'react'

/** Whose pages the evidence points to. A sample has no pages to open: asking for one is answered by `onLocked`. */
export type Source = { documentId: string; name: string; onLocked?: (() => void) | undefined }

export const SourceContext = createContext<Source | undefined>(undefined)

export function useSource(): Source {
  const source = useContext(SourceContext)
  if (!source) throw new Error('useSource() needs a <SourceContext> above it.')
  return source
}
