import { useToast } from '#ui/feedback/use-toast.tsx'

/** Copies a text to the clipboard and reports the result. */
export function useCopy() {
  const say = useToast()
  return (text: string, done: string, notDone: string): Promise<void> =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => say(done),
        () => say({ failed: notDone }),
      )
}
