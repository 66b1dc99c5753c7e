import { createContext } from 'react'
import type { ChatSource } from '../../contract.ts'

/** The answer's sources, by the numbers in it. */
export const SourcesContext = createContext<readonly ChatSource[]>([])

/** Whether the chips name their document: when a conversation has more than one. */
export const NamesFilesContext = createContext(false)
