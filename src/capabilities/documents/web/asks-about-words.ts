import { createContext } from 'react'

/** Who is asked about words that are selected in an open page; in most rooms nobody. */
export const AsksAboutWords = createContext<((words: string) => void) | undefined>(undefined)
