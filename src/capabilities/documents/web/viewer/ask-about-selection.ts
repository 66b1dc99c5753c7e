import { createContext } from 'react'

/** Handler for questions about text selected in an open page; undefined in most rooms. */
export const AsksAboutWords = createContext<((words: string) => void) | undefined>(undefined)
