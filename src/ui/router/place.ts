/** The app's current place: an entry of the browser's history, as the screens need it. */
export type RouterPlace = {
  pathname: string
  search: string
  /** State handed over by the previous page. */
  state: unknown
  /** How many of our entries precede this one. */
  step: number
}

/** How it got there: the document was loaded, a link or a screen led on, or the student went back or forward. */
export type CameBy = 'load' | 'link' | 'history'

export type Going = {
  /** Replaces the current entry, so that going back skips it. */
  replace?: boolean
  state?: unknown
}

/** The history of a browser, or of a test. */
export type Entries = {
  read(): RouterPlace
  write(to: string, place: Pick<RouterPlace, 'state' | 'step'>, replace: boolean): void
  goBack(): void
  /** Called when the student goes back or forward; the result unsubscribes. */
  onMove(moved: () => void): () => void
}
