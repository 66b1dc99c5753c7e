import { CostsPanel } from '../engines/web/costs-panel.tsx'
import { ProofsPanel } from '../engines/web/proofs-panel.tsx'
import { AdminHead } from './admin-head.tsx'
import { usePeriod } from './money/use-period.tsx'

export function CostsView() {
  const { span, field } = usePeriod()
  return (
    <>
      <AdminHead title="Costs" sentence="What the engines cost, against what the assistants earned.">
        {field}
      </AdminHead>
      <CostsPanel span={span} />
      <ProofsPanel />
    </>
  )
}
