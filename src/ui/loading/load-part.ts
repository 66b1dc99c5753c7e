/**
 * Loads a part of the app: the files it needs side by side, then the part. It stands in for the build tool's own helper
 * (`scripts/parts-loader.ts`), because a browser keeps a failed import, and a failed preload or stylesheet, for as long as the
 * page lives: what a lost line had kept away once would never come. Of a failed fetch it keeps nothing, and what was fetched
 * is imported from its cache.
 */
const coming = new Map<string, Promise<unknown>>()
const GONE = 404

export class MissingCode extends Error {
  /** The server does not have it any more: there is a new version. */
  readonly isGone: boolean

  constructor(file: string, status?: number) {
    super(`${file} has not come.`)
    this.isGone = status === GONE
  }
}

/** `files` is empty where the part needs none besides its own. */
export async function loadPart<Part>(
  open: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all((files.length > 0 ? files : ownFile(open)).map(come))
  return open()
}

/** The build writes `() => import('./name.js')`, and all files into one folder. */
const ownFile = (open: () => unknown) => [String(open).replace(/^.*?["'`]\.(\/[\w.-]+).*$/s, 'assets$1')]

function come(file: string): Promise<unknown> {
  const already = coming.get(file)
  if (already) return already
  const isHere = document.querySelector(`[href="/${file}"],[src="/${file}"]`)
  const arriving = isHere ? Promise.resolve() : bring(file)
  coming.set(file, arriving)
  arriving.catch(() => coming.delete(file))
  return arriving
}

async function bring(file: string): Promise<unknown> {
  const answer = await fetch(`/${file}`).catch(() => undefined)
  const bytes = answer?.ok && (await answer.blob().catch(() => undefined))
  if (!bytes) throw new MissingCode(file, answer?.status)
  return file.endsWith('.css') && putOn(file)
}

const putOn = (file: string) =>
  new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = `/${file}`
    link.onload = link.onerror = done
    document.head.append(link)
  })
