import { useState } from 'react'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { UnlockModal } from '#capabilities/access/web/index.ts'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Cost } from '#ui/figures/price.tsx'
import { PreviewFrame } from '#ui/preview/preview-frame.tsx'
import { Link } from '#ui/router/link.tsx'
import { DEMO } from '../rules/flow/demo.ts'
import { HUMANIZER, PRICE, SAYS, WHAT_YOU_GET } from '../spec.ts'
import { InputPanel } from './input-panel.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { OutputPanel } from './output-panel.tsx'
import { ThreePoints } from './three-points.tsx'
import { useDemo } from './use-demo.ts'

/** The Humanizer for users without access: Humanize shows a demo, and everything else leads to the purchase. */
export default function HumanizerPreview({ access }: { access: AssistantAccess }) {
  const [offered, setOffered] = useState(false)
  const offer = () => setOffered(true)
  const { demo, start } = useDemo(offer)
  const processing = demo.name === 'processing'
  const before = demo.name === 'resting' ? '' : DEMO.before
  const after = demo.name === 'done' ? DEMO.after : ''
  return (
    <>
      {access.message && access.reason !== 'never-bought' && <p className="muted">{access.message}</p>}
      <PreviewFrame label="A demo of the Text Humanizer">
        <OptionsPanel chosen={['GeneralAcademicHumanization']} onChoose={offer} />
        <div className="panels">
          <InputPanel
            text={before}
            onText={offer}
            onClear={offer}
            onHumanize={start}
            working={processing && 'Processing...'}
            disabled={false}
            locked
          />
          <OutputPanel text={after} copying="locked" onLocked={offer}>
            {after || (
              <p className="muted">
                {processing ? 'Humanizing the sample…' : 'Press Humanize to see a sample rewritten.'}
              </p>
            )}
          </OutputPanel>
        </div>
      </PreviewFrame>
      <div className="row centred">
        <Link className={buttonClass({ kind: 'copper', big: true })} to={paymentsPath('humanizer')}>
          Unlock for <Cost amount={ngwee(ASSISTANTS.humanizer.prices.charged)} />
        </Link>
      </div>
      <p className="sm muted centred-text">{SAYS.once}</p>
      <ThreePoints />
      <UnlockModal
        open={offered}
        onClose={() => setOffered(false)}
        assistant="humanizer"
        sentence={PRICE}
        lines={WHAT_YOU_GET}
        closesAfter={HUMANIZER.modalClosesAfter}
      />
    </>
  )
}
