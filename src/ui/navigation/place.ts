/** Where the app is: an entry of the browser's history, as the screens need it. */
export type Place = {
  pathname: string
  search: string
  /** What the page before handed over. */
  state: unknown
  /** How many entries of ours lie before this one. */
  step: number
}

/** How it got there: the document was loaded, a link or a screen led on, or the student went back or forward. */
export type CameBy = 'load' | 'link' | 'history'

export type Going = {
  /** Takes the place of the entry it leaves, so that going back leads past it. */
  replace?: boolean
  state?: unknown
}

/** The history of a browser, or of a test. */
export type Entries = {
  read(): Place
  write(to: string, place: Pick<Place, 'state' | 'step'>, replace: boolean): void
  goBack(): void
  /** Calls when the student went back or forward; the answer ends it. */
  onMove(moved: () => void): () => void
}
