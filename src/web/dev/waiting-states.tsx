import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import chat from '#ui/art/empty-chat.svg?raw'
import emptyDocument from '#ui/art/empty-document.svg?raw'
import payments from '#ui/art/empty-payments.svg?raw'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Pair, UiPart } from './part.tsx'

export function WaitingStates({ onSay }: { onSay(words: string): void }) {
  const [file, setFile] = useState<File>()
  return (
    <>
      <UiPart name="Waiting for a document">
        <Pair>
          {file ? (
            <FileRow name={file.name} details={fileSize(file.size)}>
              <Button kind="quiet" onClick={() => setFile(undefined)}>
                Change
              </Button>
            </FileRow>
          ) : (
            <Dropzone
              sentence="Drop your thesis here, or tap to choose"
              limits="PDF up to 50 MB"
              accept=".pdf"
              onFiles={([first]) => setFile(first)}
            />
          )}
          <Dropzone
            sentence="Drop your thesis here, or tap to choose"
            limits="PDF up to 50 MB"
            locked={{ sentence: 'Subscription Required', onAsk: () => onSay('The unlock modal opens') }}
            onFiles={() => undefined}
          />
          <div className="stack">
            <FileRow name="Mwale_dissertation_final.pdf" details="124 pages, 2.4 MB">
              <Button kind="quiet">Change</Button>
            </FileRow>
            <FileRow
              name="Mobile money and household savings in Chipata District, third draft with corrections v7.docx"
              details="312 KB, 28 pages"
            >
              <Button kind="quiet">Change</Button>
            </FileRow>
          </div>
          <div className="card">
            <Skeleton lines={4} />
          </div>
        </Pair>
      </UiPart>
      <UiPart name="Empty">
        <div className="two">
          <EmptyState
            drawing={emptyDocument}
            heading="No document yet"
            sentence="Give one in, and every page is read."
            action={<Button kind="line">Choose a file</Button>}
          />
          <EmptyState
            drawing={chat}
            heading="What can you help me with?"
            sentence="Ask, or give a file or a picture to look at."
            action={<Button kind="line">Upload File</Button>}
          />
          <EmptyState
            drawing={payments}
            heading="No payments yet"
            sentence="Your receipts will be kept here."
            action={<Button kind="line">See the assistants</Button>}
          />
        </div>
      </UiPart>
    </>
  )
}
