import { Download } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { exportName } from '../rules/flow/export-name.ts'
import { type Review, reviewedText, takenIn } from '../rules/flow/review.ts'

/** Saves as text, or as a Word file in which every change can still be rejected. */
export function SaveButtons({ review }: { review: Review }) {
  const toast = useToast()
  const saveText = () => save('txt', new Blob([reviewedText(review)], { type: 'text/plain;charset=utf-8' }))
  async function saveWord() {
    try {
      const { wordFile } = await import('./word-file.ts')
      save('docx', wordFile(review.text, takenIn(review), new Date()))
    } catch {
      toast({ failed: 'The Word file could not be made. Please try again.' })
    }
  }
  return (
    <>
      <Button kind="quiet" icon={Download} onClick={saveText} aria-label="Save as text">
        Text
      </Button>
      <Button
        kind="quiet"
        icon={Download}
        onClick={() => void saveWord()}
        aria-label="Save as Word, with tracked changes"
      >
        Word
      </Button>
    </>
  )
}

const save = (ending: string, content: Blob) => saveFile({ name: exportName(new Date(), ending), content })
