import './second-factor.css'
import { Copy, Download } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { useFocus } from '../use-focus.ts'

type RecoveryCodesProps = { codes: readonly string[]; onKept(): void }

/** Shown once: our server keeps them encrypted and never shows them again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const say = useToast()
  const heading = useFocus<HTMLHeadingElement>()
  const text = `${codes.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      say('Recovery codes copied.')
    } catch {
      say({ failed: 'The codes could not be copied. Please download them instead.' })
    }
  }

  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        Keep them somewhere safe, away from your phone. Each one signs you in once if you lose it. They are
        not shown again.
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button kind="line" icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          kind="line"
          icon={Download}
          onClick={() => saveFile({ name: 'weekbe4-recovery-codes.txt', content: new Blob([text]) })}
        >
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
