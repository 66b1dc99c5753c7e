import { useEffect, useState } from 'react'

/** The words selected inside any of these places: CSS selectors. */
export function useSelectedWords(places: string) {
  const [words, setWords] = useState('')
  useEffect(() => {
    const look = () => setWords(selectedIn(places))
    // The button may have been loaded after the words were selected.
    look()
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [places])
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
  const place = element?.closest(places)
  // A page opened over an answer is inside it in the DOM, but not on the screen.
  const dialog = element?.closest('dialog')
  return place && !(dialog && place.contains(dialog)) ? words : ''
}
