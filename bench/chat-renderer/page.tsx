/** The page on which the renderer is measured: it draws the answer received so far and reports the time. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import AnswerText from '../../src/assistants/text-chat/web/answer/answer-text.tsx'
import { ToastProvider } from '../../src/ui/feedback/use-toast.tsx'

const place = document.createElement('main')
document.body.append(place)
const root = createRoot(place)

function draw(text: string, growing: boolean): number {
  const began = performance.now()
  flushSync(() =>
    root.render(
      <ToastProvider>
        <AnswerText text={text} growing={growing} />
      </ToastProvider>,
    ),
  )
  // Forces a layout, as before a paint.
  void document.body.offsetHeight
  return performance.now() - began
}

Object.assign(globalThis, { draw })
