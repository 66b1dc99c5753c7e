import { FileText, Layers, ReceiptText, ShieldCheck, X } from 'lucide-react'
import { showPrice } from '#kit/money.ts'
import { ASSISTANTS, type AssistantId, assistantIds, GROUPS } from '#product/assistants.ts'
import { Button } from '#ui/actions/button.tsx'
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Icon, type LucideIcon } from '#ui/pictures/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { preloadScreen } from '../preload.ts'
import type { SidebarControl } from './use-sidebar.ts'

type SidebarProps = Pick<SidebarControl, 'covering' | 'panel' | 'close' | 'choose'> & { isAdmin: boolean }

const idOf = (group: string) => `side-${group.toLowerCase().replace(' ', '-')}`

export function Sidebar({ covering, panel, close, choose, isAdmin }: SidebarProps) {
  const { pathname } = usePlace()
  const active = activeEntry(pathname)
  return (
    <>
      {covering && <button type="button" className="scrim" aria-label="Close the menu" onClick={close} />}
      <nav ref={panel} className={covering ? 'side open' : 'side'} id="side" aria-labelledby="side-title">
        <div className="side-head">
          <h2 id="side-title">Your AI Research Assistants</h2>
          <Button
            kind="quiet"
            square
            icon={X}
            className="side-close"
            aria-label="Close the menu"
            data-first=""
            onClick={close}
          />
        </div>
        <p className="xs muted side-note">Prices per month</p>
        {GROUPS.map((group) => (
          <div key={group}>
            <h3 id={idOf(group)}>{group}</h3>
            <ul className="entries" aria-labelledby={idOf(group)}>
              {assistantIds
                .filter((id) => ASSISTANTS[id].group === group)
                .map((id) => (
                  <li key={id}>
                    <Entry of={id} active={id === active} onChoose={choose} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
        <ul className="entries side-more">
          <More to="/documents" icon={FileText} at={pathname} onChoose={choose}>
            Documents
          </More>
          <More to="/cards" icon={Layers} at={pathname} onChoose={choose}>
            Study cards
          </More>
          <More to="/purchases" icon={ReceiptText} at={pathname} onChoose={choose}>
            Purchases
          </More>
          {isAdmin && (
            <More to="/admin" icon={ShieldCheck} at={pathname} onChoose={choose}>
              Administration
            </More>
          )}
        </ul>
        <div className="foot">
          <ThemeSwitch />
          <span aria-hidden="true">Light or dark</span>
        </div>
      </nav>
    </>
  )
}

/** The sidebar's active entry; the Defense Room is also the one on `/`. */
function activeEntry(path: string): AssistantId | undefined {
  const plain = path.replace(/\/+$/, '')
  return plain === '' ? 'defense' : assistantIds.find((id) => ASSISTANTS[id].route === plain)
}

/** Preloads an entry's screen when a finger or a pointer comes near. */
const ahead = (path: string) => ({
  onPointerEnter: () => preloadScreen(path),
  onFocus: () => preloadScreen(path),
})

function Entry({ of, active, onChoose }: { of: AssistantId; active: boolean; onChoose(): void }) {
  const { name, route, sidebarDescription, prices } = ASSISTANTS[of]
  return (
    <Link to={route} aria-current={active ? 'page' : undefined} onClick={onChoose} {...ahead(route)}>
      <Glyph of={of} />
      <b>
        {name}
        <span>{showPrice(prices.sidebar)}</span>
      </b>
      <small>{sidebarDescription}</small>
    </Link>
  )
}

type MoreProps = { to: string; icon: LucideIcon; at: string; onChoose(): void; children: string }

function More({ to, icon, at, onChoose, children }: MoreProps) {
  const here = at === to || at.startsWith(`${to}/`)
  return (
    <li>
      <Link
        className="more"
        to={to}
        aria-current={here ? 'page' : undefined}
        onClick={onChoose}
        {...ahead(to)}
      >
        <Icon of={icon} />
        {children}
      </Link>
    </li>
  )
}
