import { useToast } from '#ui/telling/use-toast.tsx'

/** Puts a text on the clipboard and says how that went. */
export function useCopy() {
  const say = useToast()
  return (text: string, done: string, notDone: string): Promise<void> =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => say(done),
        () => say(notDone),
      )
}
