import { useState } from 'react'
import { Reading } from '#asking/reading.tsx'
import { useAsked } from '#asking/use-asked.ts'
import { createPlayer } from '#capabilities/voice/web/sound/player.ts'
import { useSound } from '#capabilities/voice/web/sound/use-sound.ts'
import type { readReport } from '../../report/contract.ts'
import { CALLS } from '../../spec.ts'
import { useHeadLook } from '../use-head-look.ts'
import { ReportPage } from './report-page.tsx'
import type { ReportProps } from './report-props.ts'

export default function ReportScreen(props: ReportProps) {
  const { sessionId } = props
  useHeadLook({ small: true })
  const asked = useAsked<typeof readReport>(CALLS.readReport, { params: { sessionId } })
  const [player] = useState(() => createPlayer())
  useSound(player)
  return <Reading of={asked}>{(report) => <ReportPage {...props} report={report} player={player} />}</Reading>
}
