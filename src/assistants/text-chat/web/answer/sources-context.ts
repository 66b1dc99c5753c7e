import { createContext } from 'react'
import type { ChatSource } from '../../contract.ts'

/** What the answer rests on, by the numbers in it. */
export const SourcesContext = createContext<readonly ChatSource[]>([])

/** Whether the chips say which document they are of: where a conversation has more than one. */
export const NamesFilesContext = createContext(false)
