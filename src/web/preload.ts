import { pageWithPath } from './pages.ts'

/** Fetches a screen before it is opened. A failure surfaces when it is opened. */
export function preloadScreen(path: string): void {
  pageWithPath(path)
    ?.load()
    .catch(() => undefined)
}
