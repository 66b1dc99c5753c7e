import { AdminHead } from './admin-head.tsx'
import { CostsPanel } from './costs-panel.tsx'
import { usePeriod } from './use-period.tsx'

export function CostsView() {
  const { words, field } = usePeriod()
  return (
    <>
      <AdminHead title="Costs" sentence="What the engines cost, against what the assistants earned.">
        {field}
      </AdminHead>
      <CostsPanel query={words} />
    </>
  )
}
