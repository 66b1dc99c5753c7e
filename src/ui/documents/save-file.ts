import { seconds } from '#kit/time.ts'

/** Hands the browser a file of ours to keep, as a download. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers, on telephones above all, read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), seconds(10))
}
