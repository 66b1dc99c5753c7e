import { part } from '#ui/loading/lazy-part.tsx'
import type { ChatHere } from './conversation/use-chat.ts'
import type { useImages } from './images/use-images.ts'

const ImageModal = part(() => import('./images/image-modal.tsx'))
const HistoryDialog = part(() => import('./history/history-dialog.tsx'))
const NewDialog = part(() => import('./history/new-dialog.tsx'))

export type RoomDialog = 'history' | 'new' | undefined
type RoomDialogsProps = {
  here: ChatHere
  images: ReturnType<typeof useImages>
  dialog: RoomDialog
  onClose(): void
}

/** The dialogs above the conversation: an image, another conversation, a new one. */
export function RoomDialogs({ here, images, dialog, onClose }: RoomDialogsProps) {
  const closing =
    <Args extends unknown[]>(then: (...args: Args) => void) =>
    (...args: Args) => {
      onClose()
      then(...args)
    }
  return (
    <>
      {images.open && (
        <ImageModal
          generating={images.generating}
          problem={images.problem}
          onGenerate={images.generate}
          onClose={images.close}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          current={here.chat.conversationId}
          onOpen={closing(here.open)}
          onRenamed={(title) => here.send({ type: 'renamed', title })}
          onRemoved={here.begin}
          onClose={onClose}
        />
      )}
      {dialog === 'new' && (
        <NewDialog onKeep={closing(here.begin)} onClear={closing(here.clear)} onClose={onClose} />
      )}
    </>
  )
}
