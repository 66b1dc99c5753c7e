import { AdminHead } from './admin-head.tsx'
import { CostsPanel } from './costs-panel.tsx'

export function CostsView() {
  return (
    <>
      <AdminHead
        title="Costs"
        sentence="What the engines behind the assistants use, and whether they work."
      />
      <CostsPanel />
    </>
  )
}
