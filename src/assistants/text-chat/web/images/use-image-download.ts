import { askFile } from '#api-client/call-api.ts'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { downloadImage } from '../../contract.ts'
import { CALLS, SAYS, SCREEN } from '../../spec.ts'

/** As a file; otherwise in a new tab; otherwise with an instruction. */
export function useImageDownload() {
  const say = useToast()
  return async (url: string): Promise<void> => {
    const answer = await askFile<typeof downloadImage>(CALLS.downloadImage, { query: { url } }).catch(
      () => undefined,
    )
    if (answer?.ok)
      return saveFile({
        name: answer.value.name || `generated-image-${Date.now()}.png`,
        content: answer.value,
      })
    if (window.open(url, '_blank')) say({ words: SAYS.imageOpened, ms: SCREEN.downloadFailedStays })
    else say({ failed: SAYS.downloadFailed, ms: SCREEN.downloadFailedStays })
  }
}
