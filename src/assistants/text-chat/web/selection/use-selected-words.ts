import { useEffect, useState } from 'react'
import { CHAT_LIMITS } from '../../spec.ts'

/** What is selected inside the conversation or a page that is open over it. */
export function useSelectedWords() {
  const [words, setWords] = useState('')
  useEffect(() => {
    const look = () => setWords(selectedIn('.conversation .answer, .viewer'))
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  return {
    words,
    forget() {
      document.getSelection()?.removeAllRanges()
      setWords('')
    },
  }
}

function selectedIn(places: string): string {
  const selection = document.getSelection()
  const node = selection?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  const words = selection?.toString().trim() ?? ''
  return words !== '' && element?.closest(places) ? words.slice(0, CHAT_LIMITS.longestAbout) : ''
}
