import { StreamedText } from '#ui/talking/streamed-text.tsx'
import './answer.css'
import type { ChatSource } from '../../contract.ts'
import { BlockView } from './block-view.tsx'
import { headingLevels } from './heading-levels.ts'
import { NamesFilesContext, SourcesContext } from './sources-context.ts'
import { useGrownAnswer } from './use-grown-answer.ts'

type AnswerTextProps = {
  text: string
  growing: boolean
  sources?: readonly ChatSource[] | undefined
  /** The conversation has several files: chips name theirs. */
  namesFiles?: boolean | undefined
}

const NONE: readonly ChatSource[] = []

/** An answer as it is written: formatted from its first letter, and nothing in it is ever undone. */
export default function AnswerText({ text, growing, sources = NONE, namesFiles = false }: AnswerTextProps) {
  const { blocks } = useGrownAnswer(text, growing)
  const levels = headingLevels(blocks)
  return (
    <SourcesContext value={sources}>
      <NamesFilesContext value={namesFiles}>
        <StreamedText streaming={growing}>
          {blocks.map(({ at, block }) => (
            <BlockView key={at} block={block} level={levels.get(at)} />
          ))}
        </StreamedText>
      </NamesFilesContext>
    </SourcesContext>
  )
}
