import { AdminHead } from '../../web/admin-head.tsx'
import { usePeriod } from '../../web/money/use-period.tsx'
import { CostsPanel } from './costs-panel.tsx'
import { ProofsPanel } from './proofs-panel.tsx'

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
