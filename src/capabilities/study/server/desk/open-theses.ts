/** The theses that are open at the moment: the ones asked about last, none longer than it is asked about. */
export type OpenTheses<Study> = {
  get(document: string): Study | undefined
  put(document: string, study: Study): void
  forget(document: string): void
  /** Lets go of what nobody has asked about for a while. */
  sweep(): void
  size(): number
}

export function openTheses<Study>({
  most,
  idle,
  now,
}: {
  most: number
  idle: number
  now: () => number
}): OpenTheses<Study> {
  // A Map keeps its order of insertion: the first one is the one asked about longest ago.
  const open = new Map<string, { study: Study; askedAt: number }>()
  const put = (document: string, study: Study) => {
    open.delete(document)
    open.set(document, { study, askedAt: now() })
    const [oldest] = open.keys()
    if (open.size > most && oldest !== undefined) open.delete(oldest)
  }
  const sweep = () => {
    for (const [document, { askedAt }] of open) if (now() - askedAt >= idle) open.delete(document)
  }
  return {
    put,
    sweep,
    get(document) {
      sweep()
      const found = open.get(document)
      if (found) put(document, found.study)
      return found?.study
    },
    forget: (document) => void open.delete(document),
    size: () => open.size,
  }
}
