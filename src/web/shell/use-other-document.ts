import { useEffect } from 'react'

/** Leaves the app for a page that is a separate document, without a history entry for the dead end. */
export function useOtherDocument(path: string): void {
  useEffect(() => location.replace(path), [path])
}
