import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { createPlayer, useSound } from '#capabilities/voice/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { readReport } from '../../rules/report/contract.ts'
import { CALLS } from '../../spec.ts'
import { useHeadLook } from '../use-head-look.ts'
import { ReportPage } from './report-page.tsx'
import type { ReportProps } from './report-props.ts'

export default function ReportScreen(props: ReportProps) {
  const { sessionId } = props
  useHeadLook({ small: true })
  const asked = useQuery<typeof readReport>(CALLS.readReport, { params: { sessionId } })
  const [player] = useState(() => createPlayer())
  useSound(player)
  const { value, problem } = asked
  if (!value && problem?.code === 'nothing-said')
    return <NothingSaid sentence={problem.message} onBack={props.onBack} />
  return (
    <QueryView of={asked}>{(report) => <ReportPage {...props} report={report} player={player} />}</QueryView>
  )
}

/** Retrying would give the same answer, so do not offer it. */
function NothingSaid({ sentence, onBack }: { sentence: string; onBack(): void }) {
  const back = (
    <Button kind="quiet" icon={ArrowLeft} onClick={onBack}>
      Back
    </Button>
  )
  return <Note actions={back}>{sentence}</Note>
}
