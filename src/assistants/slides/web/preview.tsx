import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { UnlockModal } from '#capabilities/access/web/index.ts'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Cost } from '#ui/figures/price.tsx'
import { PreviewFrame } from '#ui/preview/preview-frame.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import { Link } from '#ui/router/link.tsx'
import type { readSample } from '../contract.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { CALLS, SLIDES, UNLOCKED_LINES } from '../spec.ts'
import { Blurbs } from './blurbs.tsx'
import { SlidePicture } from './deck/slide-picture.tsx'
import { SlideStrip } from './deck/slide-strip.tsx'
import { FormatChoice } from './look/format-choice.tsx'
import type { HeadFacts } from './slides-head.tsx'
import { useDemo } from './use-demo.ts'
import { useHeadFacts } from './use-head-facts.ts'

type PreviewProps = { access: AssistantAccess; onHead(facts: HeadFacts): void }

/** For users without access: a demo on an invented thesis, and the way to the purchase. No document is processed. */
export default function SlidesPreview({ access, onHead }: PreviewProps) {
  const [offered, setOffered] = useState<string>()
  const [format, setFormat] = useState<FormatId>('standard')
  const { state, press, reset } = useDemo(() => setOffered('You are looking at a preview.'))
  const ask = () => setOffered(access.message ?? 'You are looking at a preview.')
  const left = Math.max(0, SLIDES.demoGenerations - state.made)
  // Who has not paid has nothing left of anything: only the previews made are counted.
  useHeadFacts(onHead, state.made > 0 ? left : undefined, true)
  return (
    <>
      {access.message && access.reason !== 'never-bought' && <p className="muted">{access.message}</p>}
      <PreviewFrame label="A demo of the PowerPoint Creator">
        <Dropzone
          sentence="A document of your own"
          limits={`PDF, DOC, DOCX or TXT up to 100MB`}
          onFiles={() => {}}
          locked={{ sentence: 'Unlock to use your own document', onAsk: ask }}
        />
        <FormatChoice value={format} onChoose={setFormat} />
        {state.name === 'generating' ? (
          <WeekProgress step={state.step} percent={state.progress} />
        ) : (
          <Button big icon={Sparkles} disabled={state.name === 'over'} onClick={press}>
            {state.name === 'done' ? 'Generate the demo again' : 'Generate a demo'}
          </Button>
        )}
        {state.name === 'over' && (
          <Note kind="warn">
            You have seen the demo {SLIDES.demoGenerations} times. Unlock to make slides from your own
            document.
          </Note>
        )}
        {state.name === 'done' && <SampleDeck format={format} onReset={reset} />}
      </PreviewFrame>
      <div className="row centred">
        <Link className={buttonClass({ kind: 'copper', big: true })} to={paymentsPath('slides')}>
          Unlock for <Cost amount={ngwee(ASSISTANTS.slides.prices.charged)} />
        </Link>
      </div>
      <Blurbs />
      <UnlockModal
        open={offered !== undefined}
        onClose={() => setOffered(undefined)}
        assistant="slides"
        sentence={offered}
        lines={UNLOCKED_LINES}
        closesAfter={SLIDES.unlockModalStays}
      />
    </>
  )
}

function SampleDeck({ format, onReset }: { format: FormatId; onReset(): void }) {
  const asked = useQuery<typeof readSample>(CALLS.readSample, { query: { format } })
  const { value } = asked
  const [at, setAt] = useState(0)
  const slide = value?.slides[at]
  if (!value || !slide) return <QueryProblem of={asked} what="The demo presentation" />
  return (
    <section className="stack" aria-label="Demo presentation">
      <h2>
        Demo Presentation <span className="muted num">{value.slideCount} slides</span>
      </h2>
      <p className="muted">{value.title}, an invented thesis</p>
      <SlideStrip slides={value.slides} at={at} onOpen={setAt} />
      <SlidePicture slide={slide} of={at + 1} />
      <div className="row">
        <Button kind="line" onClick={onReset}>
          Generate Another
        </Button>
      </div>
    </section>
  )
}
