import { useEffect } from 'react'

/** Leaves the app for a page that is a document of its own, without a way back into the dead end. */
export function useOtherDocument(path: string): void {
  useEffect(() => location.replace(path), [path])
}
