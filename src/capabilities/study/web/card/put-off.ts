/** The works whose card was put off on this device: it then waits as one line. */
const KEY = 'weekbe4:card-later'
const MOST = 50

function ids(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const wasPutOff = (documentId: string): boolean => ids().includes(documentId)

/** Without storage it is asked again at the next visit. */
export function rememberPutOff(documentId: string, later: boolean): void {
  const others = ids().filter((id) => id !== documentId)
  try {
    localStorage.setItem(KEY, JSON.stringify(later ? [documentId, ...others].slice(0, MOST) : others))
  } catch {}
}
