import { Check, X } from 'lucide-react'
import '../styles/unlock.css'
import type { ComponentProps } from 'react'
import { type Ngwee, showNgwee } from '#kit/money.ts'
import type { AssistantId } from '#product/assistants.ts'
import { Button } from '../actions/button.tsx'
import { Price } from '../figures/price.tsx'
import { Glyph } from '../pictures/glyph.tsx'
import { Icon } from '../pictures/icon.tsx'

type UnlockCardProps = Omit<ComponentProps<'div'>, 'title'> & {
  assistant: AssistantId
  /** "Unlock the Defense Room" */
  title: string
  titleId?: string | undefined
  /** "You are looking at a preview." */
  sentence?: string | undefined
  amount: Ngwee
  /** Three lines about its contents. */
  lines: readonly string[]
  onUnlock(): void
  onClose(): void
  /** The share left of the self-closing time, 1 to 0; without it the card stays. */
  fuse?: number | undefined
}

/** The look of the unlock modal; opening, waiting and closing belong to the access capability. */
export function UnlockCard(props: UnlockCardProps) {
  const { assistant, title, titleId, sentence, amount, lines, onUnlock, onClose, fuse, className, ...rest } =
    props
  return (
    <div {...rest} className={`unlock ${className ?? ''}`.trim()}>
      <div className="head2 on-block">
        <Glyph of={assistant} />
        <div>
          <h2 id={titleId}>{title}</h2>
          {sentence && <p className="sm">{sentence}</p>}
        </div>
        {/* Focus starts here, so that pressing Enter by habit buys nothing. */}
        <Button
          kind="quiet"
          square
          icon={X}
          className="x"
          aria-label="Close"
          data-first=""
          onClick={onClose}
        />
      </div>
      <div className="edge" />
      <div className="b">
        <Price amount={amount} />
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <Icon of={Check} />
              {line}
            </li>
          ))}
        </ul>
        <Button kind="copper" big wide onClick={onUnlock}>
          Unlock for {showNgwee(amount)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Keep exploring
        </Button>
      </div>
      {fuse !== undefined && (
        <div className="fuse" aria-hidden="true">
          <i style={{ '--w': `${Math.min(1, Math.max(0, fuse)) * 100}%` }} />
        </div>
      )}
    </div>
  )
}
