import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { ProgressKey } from '#ui/progress/progress-key.tsx'
import { Ring, Rings } from '#ui/progress/ring.tsx'
import { UsageBar } from '#ui/progress/usage-bar.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import { UiPart } from './part.tsx'

export function ProgressStates() {
  const [percent, setPercent] = useState(34)
  return (
    <UiPart name="Progress">
      <div className="stack">
        <WeekProgress step="Extracting Content" percent={percent} />
        <div className="row">
          <Button kind="line" onClick={() => setPercent(percent + 9)}>
            On
          </Button>
          <Button kind="line" onClick={() => setPercent(percent - 20)}>
            Back, which it does not go
          </Button>
          <Button kind="line" onClick={() => setPercent(0)}>
            Back to 0
          </Button>
        </div>
        <WeekProgress step="Done" percent={100} />
        <UsageBar label="Uploads used this month" used={3} of={10} words="3 of 10 uploads used this month" />
      </div>
      <div className="card stack">
        <Rings>
          <Ring name="Methodology" score={78} restsOn="rests on 9 passages" />
          <Ring name="Data quality" score={64.4} restsOn="rests on 6 passages" />
          <Ring name="Statistical rigor" score={48} restsOn="1 of 5 checks fails" />
          <Ring name="Defense readiness" score={82} restsOn="rests on 12 passages" />
        </Rings>
        <ProgressKey />
      </div>
    </UiPart>
  )
}
