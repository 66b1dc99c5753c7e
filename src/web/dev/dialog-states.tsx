import { useId, useState } from 'react'
import { ngwee } from '#kit/money.ts'
import { seconds } from '#kit/time.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Modal } from '#ui/feedback/modal.tsx'
import { UnlockCard } from '#ui/preview/unlock-card.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import { UiPart } from './part.tsx'

export function DialogStates() {
  const [open, setOpen] = useState<'none' | 'done' | 'plain' | 'waiting' | 'unlock'>('none')
  const unlockTitle = useId()
  const close = () => setOpen('none')
  const wait = () => {
    setOpen('waiting')
    setTimeout(close, seconds(4))
  }
  return (
    <UiPart name="Dialogs">
      <div className="row">
        <Button kind="line" onClick={() => setOpen('done')}>
          A message
        </Button>
        <Button kind="line" onClick={() => setOpen('plain')}>
          A question
        </Button>
        <Button kind="line" onClick={wait}>
          One that stays 4 seconds
        </Button>
        <Button kind="line" onClick={() => setOpen('unlock')}>
          The unlock modal
        </Button>
      </div>
      <Dialog open={open === 'done'} onClose={close} title="Payment Successful" centred>
        <p>Payment completed successfully! You can now access your content.</p>
        <Button big wide onClick={close}>
          Continue
        </Button>
      </Dialog>
      <Dialog open={open === 'plain'} onClose={close} title="Delete this document?" withX>
        <p>The analysis stays; the file and its pages go.</p>
        <Button wide onClick={close}>
          Keep it
        </Button>
      </Dialog>
      <Dialog
        open={open === 'waiting'}
        closable={false}
        title="Processing your payment..."
        picture={<Spinner />}
        centred
      >
        <p className="sm muted">Look at your phone and enter your MTN Money PIN.</p>
      </Dialog>
      <Modal open={open === 'unlock'} onClose={close} labelledBy={unlockTitle}>
        <UnlockCard
          assistant="decoder"
          title="Unlock the Research Decoder"
          titleId={unlockTitle}
          sentence="You are looking at a preview."
          amount={ngwee(150)}
          lines={['10 documents in a month', 'Every point with its page', 'Nothing renews']}
          fuse={0.4}
          onUnlock={close}
          onClose={close}
        />
      </Modal>
    </UiPart>
  )
}
