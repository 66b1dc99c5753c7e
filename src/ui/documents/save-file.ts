import { seconds } from '#kit/time.ts'

/** Hands the browser one of our files to save, as a download. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers, mostly on phones, read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), seconds(10))
}
